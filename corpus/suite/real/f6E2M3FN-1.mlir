// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.real on f6E2M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [-0.0,-2.75,0.125,-0.125,-1.625,5.0]

module {
func.func @program() -> tensor<3x1x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[[-0.0, -2.75]], [[0.125, -0.125]], [[-1.625, 5.0]]]> : tensor<3x1x2xf6E2M3FN>
  %1 = stablehlo.real %0 : tensor<3x1x2xf6E2M3FN>
  return %1 : tensor<3x1x2xf6E2M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x1x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x1x2xf6E2M3FN>) -> tensor<3x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1x2xf64>) -> tensor<3x1x2xi64>
    check.expect_eq_const %v1, dense<[[[-9223372036854775808, -4609997168567123968]], [[4593671619917905920, -4629700416936869888]], [[-4613374868287651840, 4617315517961601024]]]> : tensor<3x1x2xi64>
    func.return
  }
}
