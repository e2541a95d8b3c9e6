// RUN: stablehlo-translate --interpret %s --args='[dense<[0xFC]> : tensor<1xf8E4M3>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E4M3, special values
//   S: rank 1
//   S: has 1
//   E: f8E4M3
//   operand_layouts: identity
// legal 0 0: ["nan"]

module {
func.func @program(%arg0: tensor<1xf8E4M3>) -> tensor<1xf8E4M3> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xf8E4M3>) -> tensor<1xf8E4M3>
  return %0 : tensor<1xf8E4M3>
}

  func.func @main(%input0: tensor<1xf8E4M3>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3>) -> (tensor<1xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    func.return
  }
}
