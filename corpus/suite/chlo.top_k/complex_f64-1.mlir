// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.top_k on complex<f64>, exact values
//   S: rank 1
//   n: more
//   E: complex<f64>
//   k: low + 1
//   is_stable: false
// legal 0 0: [[0,4],[0,4],[0,4],[0,4],[0,4]]
// legal 0 1: [{"any of":[-3.0,[-1.0,-0.5],3.5,4.0]},{"any of":[-3.0,-2.5,-1.0]},{"any of":[-2.0,-1.5,1.5,3.5]},{"any of":[-3.5,-2.0,[0.0,0.0],[1.0,1.5]]},{"any of":[-3.0,[-1.5,-1.0],3.5,4.0]},{"any of":[[-3.5,-2.5],-0.5,1.0,4.0]},{"any of":[-3.5,-2.0,-1.0,2.5]},{"any of":[[-3.0,-2.5],[0.0,0.0],1.0,2.5]},{"any of":[-3.0,-2.5,-1.5,0.5]},{"any of":[-2.5,-2.0,-1.0,1.0]}]

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
    %v11 = stablehlo.constant dense<[[-3.0], [-2.0], [-3.0], [-3.5], [-3.0]]> : tensor<5x1xf64>
    %v12 = stablehlo.compare LE, %v5, %v11, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v13 = stablehlo.constant dense<[[-1.0], [-1.5], [-1.5], [-2.0], [-2.5]]> : tensor<5x1xf64>
    %v14 = stablehlo.compare GE, %v5, %v13, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v15 = stablehlo.or %v12, %v14 : tensor<5x1xi1>
    %v16 = stablehlo.and %v10, %v15 : tensor<5x1xi1>
    %v17 = stablehlo.constant dense<[[-0.5], [-1.5], [-1.0], [-2.0], [-2.5]]> : tensor<5x1xf64>
    %v18 = stablehlo.compare LE, %v5, %v17, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v19 = stablehlo.constant dense<[[3.5], [1.5], [3.5], [-1.0], [-1.5]]> : tensor<5x1xf64>
    %v20 = stablehlo.compare GE, %v5, %v19, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v21 = stablehlo.or %v18, %v20 : tensor<5x1xi1>
    %v22 = stablehlo.and %v16, %v21 : tensor<5x1xi1>
    %v23 = stablehlo.constant dense<[[3.5], [1.5], [3.5], [-1.0], [-1.5]]> : tensor<5x1xf64>
    %v24 = stablehlo.compare LE, %v5, %v23, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v25 = stablehlo.constant dense<[[4.0], [3.5], [4.0], [2.5], [0.5]]> : tensor<5x1xf64>
    %v26 = stablehlo.compare GE, %v5, %v25, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v27 = stablehlo.or %v24, %v26 : tensor<5x1xi1>
    %v28 = stablehlo.and %v22, %v27 : tensor<5x1xi1>
    check.expect_eq_const %v28, dense<true> : tensor<5x1xi1>
    %v29 = stablehlo.imag %r#1 : (tensor<5x1xcomplex<f64>>) -> tensor<5x1xf64>
    %v30 = stablehlo.constant dense<[[-1.0], [1.5], [4.0], [2.5], [1.0]]> : tensor<5x1xf64>
    %v31 = stablehlo.constant dense<[[-3.0], [-3.5], [-3.5], [-3.0], [-2.5]]> : tensor<5x1xf64>
    %v32 = stablehlo.compare GE, %v29, %v31, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v33 = stablehlo.compare LE, %v29, %v30, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v34 = stablehlo.and %v32, %v33 : tensor<5x1xi1>
    %v35 = stablehlo.constant dense<[[-3.0], [-3.5], [-2.5], [-2.5], [-2.5]]> : tensor<5x1xf64>
    %v36 = stablehlo.compare LE, %v29, %v35, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v37 = stablehlo.constant dense<[[-2.5], [-2.0], [-0.5], [0.0], [-2.0]]> : tensor<5x1xf64>
    %v38 = stablehlo.compare GE, %v29, %v37, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v39 = stablehlo.or %v36, %v38 : tensor<5x1xi1>
    %v40 = stablehlo.and %v34, %v39 : tensor<5x1xi1>
    %v41 = stablehlo.constant dense<[[-2.5], [-2.0], [-0.5], [0.0], [-2.0]]> : tensor<5x1xf64>
    %v42 = stablehlo.compare LE, %v29, %v41, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v43 = stablehlo.constant dense<[[-1.0], [0.0], [1.0], [1.0], [-1.0]]> : tensor<5x1xf64>
    %v44 = stablehlo.compare GE, %v29, %v43, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v45 = stablehlo.or %v42, %v44 : tensor<5x1xi1>
    %v46 = stablehlo.and %v40, %v45 : tensor<5x1xi1>
    %v47 = stablehlo.constant dense<[[-3.0], [0.0], [1.0], [1.0], [-1.0]]> : tensor<5x1xf64>
    %v48 = stablehlo.compare LE, %v29, %v47, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v49 = stablehlo.constant dense<[[-3.0], [1.0], [4.0], [2.5], [1.0]]> : tensor<5x1xf64>
    %v50 = stablehlo.compare GE, %v29, %v49, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v51 = stablehlo.or %v48, %v50 : tensor<5x1xi1>
    %v52 = stablehlo.and %v46, %v51 : tensor<5x1xi1>
    check.expect_eq_const %v52, dense<true> : tensor<5x1xi1>
    func.return
  }
}
