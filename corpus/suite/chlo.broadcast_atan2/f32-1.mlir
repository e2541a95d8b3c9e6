// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-3.4028235e+38> : tensor<f32>]'
// RUN: : @program
// chlo.broadcast_atan2 on f32, special values
//   A: rank 0
//   m: low
//   E: f32
//   broadcast_dimensions: absent
// legal 0 0: [[-1.5707969665527344,-1.5707956552505493]]

module {
func.func @program(%arg0: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.constant dense<-6.968642e-08> : tensor<f32>
  %1 = chlo.broadcast_atan2 %arg0, %0 : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

  func.func @main(%input0: tensor<f32>) {
    %r = func.call @program(%input0) : (tensor<f32>) -> (tensor<f32>)
    %v0 = stablehlo.convert %r : (tensor<f32>) -> tensor<f64>
    %v1 = stablehlo.constant dense<-1.5707956552505493> : tensor<f64>
    %v2 = stablehlo.constant dense<-1.5707969665527344> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
