// RUN: stablehlo-translate --interpret %s --args='[dense<[2061225370098063793, -793101558687141098]> : tensor<2xi64>]'
// RUN: : @program
// custom_call.LayoutConstraint on i64, special values
//   S: rank 1
//   E: i64
//   operand_layouts: identity
// legal 0 0: [2061225370098063793,-793101558687141098]

module {
func.func @program(%arg0: tensor<2xi64>) -> tensor<2xi64> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xi64>) -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

  func.func @main(%input0: tensor<2xi64>) {
    %r = func.call @program(%input0) : (tensor<2xi64>) -> (tensor<2xi64>)
    check.expect_eq_const %r, dense<[2061225370098063793, -793101558687141098]> : tensor<2xi64>
    func.return
  }
}
