// RUN: stablehlo-translate --interpret %s --args='[dense<-32625> : tensor<i16>]'
// RUN: : @program
// stablehlo.bitcast_convert on i16, special values
//   S: rank 0
//   E: i16
//   F: f8E4M3
// legal 0 0: [-0.029296875,-0.0]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<2xf8E4M3> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<i16>) -> tensor<2xf8E4M3>
  return %0 : tensor<2xf8E4M3>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[-4639270566145032192, -9223372036854775808]> : tensor<2xi64>
    func.return
  }
}
