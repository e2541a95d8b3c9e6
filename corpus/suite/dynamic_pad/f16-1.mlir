// RUN: stablehlo-translate --interpret %s --args='[dense<-0.25> : tensor<f16>]'
// RUN: : @program
// stablehlo.dynamic_pad on f16, exact values
//   S: rank 0
//   E: f16
//   I: i8
// legal 0 0: [-0.0]

module {
func.func @program(%arg0: tensor<f16>) -> tensor<f16> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f16>
  %1 = stablehlo.constant dense<> : tensor<0xi8>
  %2 = stablehlo.constant dense<> : tensor<0xi8>
  %3 = stablehlo.constant dense<> : tensor<0xi8>
  %4 = stablehlo.dynamic_pad %0, %arg0, %1, %2, %3 : (tensor<f16>, tensor<f16>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>) -> tensor<f16>
  return %4 : tensor<f16>
}

  func.func @main(%input0: tensor<f16>) {
    %r = func.call @program(%input0) : (tensor<f16>) -> (tensor<f16>)
    %v0 = stablehlo.convert %r : (tensor<f16>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<-9223372036854775808> : tensor<i64>
    func.return
  }
}
