// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x3xi32>, dense<-8> : tensor<i32>]'
// RUN: : @program
// stablehlo.dynamic_pad on i32, exact values
//   S: rank 2
//   S: has 0
//   E: i32
//   interior: low
//   low: 0
//   low: positive
//   low: near 1
//   I: i32
// legal 0 0: [-8,-8,-8,-8]

module {
func.func @program(%arg0: tensor<0x3xi32>, %arg1: tensor<i32>) -> tensor<2x2xi32> {
  %0 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
  %1 = stablehlo.constant dense<[2, -3]> : tensor<2xi32>
  %2 = stablehlo.constant dense<[2, 0]> : tensor<2xi32>
  %3 = stablehlo.dynamic_pad %arg0, %arg1, %0, %1, %2 : (tensor<0x3xi32>, tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  return %3 : tensor<2x2xi32>
}

  func.func @main(%input0: tensor<0x3xi32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x3xi32>, tensor<i32>) -> (tensor<2x2xi32>)
    check.expect_eq_const %r, dense<-8> : tensor<2x2xi32>
    func.return
  }
}
