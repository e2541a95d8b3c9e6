// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on complex<f64>, exact values
//   S: rank 1
//   n: more
//   E: complex<f64>
//   k: low + 1
//   is_stable: false
// legal 0 0: [[0,4],[0,4],[0,4],[0,4],[0,4]]
// legal 0 1: [[-3.0,4.0],[-3.0,-1.0],[-2.0,3.5],[-3.5,1.5],[-3.0,4.0],[-3.5,4.0],[-3.5,2.5],[-3.0,2.5],[-3.0,0.5],[-2.5,1.0]]

module {
func.func @program() -> (tensor<5x1xi32>, tensor<5x1xcomplex<f64>>) {
  %0 = stablehlo.constant dense<[[(-1.0, -3.0), (-3.0, -2.5), (4.0, -1.0), (3.5, -2.5), (-0.5, -3.0)], [(-1.5, 0.0), (3.5, 1.0), (-2.0, 1.5), (1.5, -3.5), (-1.5, -2.0)], [(4.0, -0.5), (-1.0, 1.0), (-3.0, 4.0), (-1.5, -3.5), (3.5, -2.5)], [(-3.5, -3.0), (-1.0, 1.0), (-2.0, 0.0), (-3.5, 2.5), (2.5, -2.5)], [(0.5, 1.0), (-3.0, -1.0), (-2.5, -2.5), (-3.0, -2.0), (-1.5, -2.0)]]> : tensor<5x5xcomplex<f64>>
  %1, %2 = chlo.top_k(%0, k = 1, is_stable = false) : tensor<5x5xcomplex<f64>> -> (tensor<5x1xcomplex<f64>>, tensor<5x1xi32>)
  return %2, %1 : tensor<5x1xi32>, tensor<5x1xcomplex<f64>>
}

  func.func @main() {
    %r:2 = func.call @program() : () -> (tensor<5x1xi32>, tensor<5x1xcomplex<f64>>)
    %v0 = stablehlo.constant dense<4> : tensor<5x1xi32>
    %v1 = stablehlo.constant dense<0> : tensor<5x1xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5x1xi1>
    %v5 = stablehlo.real %r#1 : (tensor<5x1xcomplex<f64>>) -> tensor<5x1xf64>
    %v6 = stablehlo.constant dense<[[4.0], [3.5], [4.0], [2.5], [0.5]]> : tensor<5x1xf64>
    %v7 = stablehlo.constant dense<[[-3.0], [-2.0], [-3.0], [-3.5], [-3.0]]> : tensor<5x1xf64>
    %v8 = stablehlo.compare GE, %v5, %v7, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v9 = stablehlo.compare LE, %v5, %v6, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v10 = stablehlo.and %v8, %v9 : tensor<5x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<5x1xi1>
    %v11 = stablehlo.imag %r#1 : (tensor<5x1xcomplex<f64>>) -> tensor<5x1xf64>
    %v12 = stablehlo.constant dense<[[-1.0], [1.5], [4.0], [2.5], [1.0]]> : tensor<5x1xf64>
    %v13 = stablehlo.constant dense<[[-3.0], [-3.5], [-3.5], [-3.0], [-2.5]]> : tensor<5x1xf64>
    %v14 = stablehlo.compare GE, %v11, %v13, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v15 = stablehlo.compare LE, %v11, %v12, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v16 = stablehlo.and %v14, %v15 : tensor<5x1xi1>
    check.expect_eq_const %v16, dense<true> : tensor<5x1xi1>
    func.return
  }
}
