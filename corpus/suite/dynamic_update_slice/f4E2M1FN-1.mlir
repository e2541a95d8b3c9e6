// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x1xf4E2M1FN>, dense<0> : tensor<i16>]'
// RUN: : @program
// stablehlo.dynamic_update_slice on f4E2M1FN, special values
//   S: rank 2
//   S: has 1
//   U: low
//   U: low + 1
//   E: f4E2M1FN
//   I: i16
// legal 0 0: [-1.5,-0.0]

module {
func.func @program(%arg0: tensor<0x1xf4E2M1FN>, %arg1: tensor<i16>) -> tensor<1x2xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[-1.5, -0.0]]> : tensor<1x2xf4E2M1FN>
  %1 = stablehlo.dynamic_update_slice %0, %arg0, %arg1, %arg1 : (tensor<1x2xf4E2M1FN>, tensor<0x1xf4E2M1FN>, tensor<i16>, tensor<i16>) -> tensor<1x2xf4E2M1FN>
  return %1 : tensor<1x2xf4E2M1FN>
}

  func.func @main(%input0: tensor<0x1xf4E2M1FN>, %input1: tensor<i16>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x1xf4E2M1FN>, tensor<i16>) -> (tensor<1x2xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2xf4E2M1FN>) -> tensor<1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2xf64>) -> tensor<1x2xi64>
    check.expect_eq_const %v1, dense<[[-4613937818241073152, -9223372036854775808]]> : tensor<1x2xi64>
    func.return
  }
}
