// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(-1.5097309, -2.926299), (2.052681, 0.992875)]]> : tensor<1x2xcomplex<f32>>]'
// RUN: : @program
// chlo.top_k on complex<f32>, envelope values
//   S: rank 1
//   S: has 1
//   n: more
//   E: complex<f32>
//   k: low + 1
//   is_stable: true
// legal 0 0: [[0,1]]
// legal 0 1: [[-1.5097309350967407,2.0526809692382813],[-2.9262990951538086,0.9928749799728394]]

module {
func.func @program(%arg0: tensor<1x2xcomplex<f32>>) -> (tensor<1x1xi32>, tensor<1x1xcomplex<f32>>) {
  %0, %1 = chlo.top_k(%arg0, k = 1) : tensor<1x2xcomplex<f32>> -> (tensor<1x1xcomplex<f32>>, tensor<1x1xi32>)
  return %1, %0 : tensor<1x1xi32>, tensor<1x1xcomplex<f32>>
}

  func.func @main(%input0: tensor<1x2xcomplex<f32>>) {
    %r:2 = func.call @program(%input0) : (tensor<1x2xcomplex<f32>>) -> (tensor<1x1xi32>, tensor<1x1xcomplex<f32>>)
    %v0 = stablehlo.constant dense<1> : tensor<1x1xi32>
    %v1 = stablehlo.constant dense<0> : tensor<1x1xi32>
    %v2 = stablehlo.compare GE, %r#0, %v1, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %v3 = stablehlo.compare LE, %r#0, %v0, SIGNED : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x1xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x1xi1>
    %v5 = stablehlo.real %r#1 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v6 = stablehlo.convert %v5 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v7 = stablehlo.constant dense<2.0526809692382812> : tensor<1x1xf64>
    %v8 = stablehlo.constant dense<-1.5097309350967407> : tensor<1x1xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<1x1xi1>
    check.expect_eq_const %v11, dense<true> : tensor<1x1xi1>
    %v12 = stablehlo.imag %r#1 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v13 = stablehlo.convert %v12 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v14 = stablehlo.constant dense<0.9928749799728394> : tensor<1x1xf64>
    %v15 = stablehlo.constant dense<-2.9262990951538086> : tensor<1x1xf64>
    %v16 = stablehlo.compare GE, %v13, %v15, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v17 = stablehlo.compare LE, %v13, %v14, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<1x1xi1>
    check.expect_eq_const %v18, dense<true> : tensor<1x1xi1>
    func.return
  }
}
