// RUN: stablehlo-translate --interpret %s --args='[dense<147394968> : tensor<i32>, dense<8> : tensor<i32>]'
// RUN: : @program
// stablehlo.clamp on i32, exact values
//   S: rank 0
//   E: i32
//   L: alternative 1
//   L: alternative 2
//   H: alternative 1
//   H: alternative 2
// legal 0 0: [-946083782]

module {
func.func @program(%arg0: tensor<i32>, %arg1: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<-946083782> : tensor<i32>
  %1 = stablehlo.clamp %arg0, %arg1, %0 : tensor<i32>
  return %1 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>, %input1: tensor<i32>) {
    %r = func.call @program(%input0, %input1) : (tensor<i32>, tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-946083782> : tensor<i32>
    func.return
  }
}
