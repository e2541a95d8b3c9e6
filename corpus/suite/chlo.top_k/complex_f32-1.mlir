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
// legal 0 1: [{"any of":[-1.5097309350967407,2.0526809692382813]},{"any of":[-2.9262990951538086,0.9928749799728394]}]

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
    %v12 = stablehlo.constant dense<-1.5097309350967407> : tensor<1x1xf64>
    %v13 = stablehlo.compare LE, %v6, %v12, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v14 = stablehlo.constant dense<2.0526809692382812> : tensor<1x1xf64>
    %v15 = stablehlo.compare GE, %v6, %v14, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v16 = stablehlo.or %v13, %v15 : tensor<1x1xi1>
    %v17 = stablehlo.and %v11, %v16 : tensor<1x1xi1>
    check.expect_eq_const %v17, dense<true> : tensor<1x1xi1>
    %v18 = stablehlo.imag %r#1 : (tensor<1x1xcomplex<f32>>) -> tensor<1x1xf32>
    %v19 = stablehlo.convert %v18 : (tensor<1x1xf32>) -> tensor<1x1xf64>
    %v20 = stablehlo.constant dense<0.9928749799728394> : tensor<1x1xf64>
    %v21 = stablehlo.constant dense<-2.9262990951538086> : tensor<1x1xf64>
    %v22 = stablehlo.compare GE, %v19, %v21, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v23 = stablehlo.compare LE, %v19, %v20, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v24 = stablehlo.and %v22, %v23 : tensor<1x1xi1>
    %v25 = stablehlo.constant dense<-2.9262990951538086> : tensor<1x1xf64>
    %v26 = stablehlo.compare LE, %v19, %v25, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v27 = stablehlo.constant dense<0.9928749799728394> : tensor<1x1xf64>
    %v28 = stablehlo.compare GE, %v19, %v27, FLOAT : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x1xi1>
    %v29 = stablehlo.or %v26, %v28 : tensor<1x1xi1>
    %v30 = stablehlo.and %v24, %v29 : tensor<1x1xi1>
    check.expect_eq_const %v30, dense<true> : tensor<1x1xi1>
    func.return
  }
}
