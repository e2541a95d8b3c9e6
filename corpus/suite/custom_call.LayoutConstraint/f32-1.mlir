// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.3605294]]> : tensor<1x1xf32>]'
// RUN: : @program
// custom_call.LayoutConstraint on f32, special values
//   S: rank 2
//   S: has 1
//   E: f32
//   operand_layouts: reversal
// legal 0 0: [-2.3605294227600098]

module {
func.func @program(%arg0: tensor<1x1xf32>) -> tensor<1x1xf32> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x1xf32>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}

  func.func @main(%input0: tensor<1x1xf32>) {
    %r = func.call @program(%input0) : (tensor<1x1xf32>) -> (tensor<1x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf32>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-2.3605294227600098> : tensor<1x1xf64>
    func.return
  }
}
