// RUN: stablehlo-translate --interpret %s --args='[dense<[-8, 2, 4, 32767]> : tensor<4xi16>]'
// RUN: : @program
// stablehlo.shift_right_logical on i16, special values
//   S: rank 1
//   E: i16
// legal 0 0: [32764,null,null,null]

module {
func.func @program(%arg0: tensor<4xi16>) -> tensor<4xi16> {
  %0 = stablehlo.constant dense<[1, -1, -32767, 17]> : tensor<4xi16>
  %1 = stablehlo.shift_right_logical %arg0, %0 : tensor<4xi16>
  return %1 : tensor<4xi16>
}

  func.func @main(%input0: tensor<4xi16>) {
    %r = func.call @program(%input0) : (tensor<4xi16>) -> (tensor<4xi16>)
    %v0 = stablehlo.constant dense<[32764, 32767, 32767, 32767]> : tensor<4xi16>
    %v1 = stablehlo.constant dense<[32764, -32768, -32768, -32768]> : tensor<4xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4xi1>
    %v5 = stablehlo.constant dense<[false, true, true, true]> : tensor<4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4xi1>
    func.return
  }
}
