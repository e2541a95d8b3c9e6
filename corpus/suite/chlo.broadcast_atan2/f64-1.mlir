// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<0.3087359279611779> : tensor<f64>, dense<-0.0> : tensor<f64>]'
// RUN: : @program
// chlo.broadcast_atan2 on f64, special values
//   A: rank 0
//   m: low
//   E: f64
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
// legal 0 0: [[1.5707963267948952,1.5707963267948981]]

module {
func.func @program(%arg0: tensor<f64>, %arg1: tensor<f64>) -> tensor<f64> {
  %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<f64>, tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<f64>, %input1: tensor<f64>) {
    %r = func.call @program(%input0, %input1) : (tensor<f64>, tensor<f64>) -> (tensor<f64>)
    %v0 = stablehlo.constant dense<1.5707963267948981> : tensor<f64>
    %v1 = stablehlo.constant dense<1.5707963267948952> : tensor<f64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.and %v2, %v3 : tensor<i1>
    check.expect_eq_const %v4, dense<true> : tensor<i1>
    func.return
  }
}
