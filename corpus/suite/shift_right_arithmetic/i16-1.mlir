// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.shift_right_arithmetic on i16, exact values
//   S: rank 2
//   E: i16
// legal 0 0: [null,null,null,4984]

module {
func.func @program() -> tensor<2x2xi16> {
  %0 = stablehlo.constant dense<[[-1, 1], [-32768, 19939]]> : tensor<2x2xi16>
  %1 = stablehlo.constant dense<[[16, -1], [-1, 2]]> : tensor<2x2xi16>
  %2 = stablehlo.shift_right_arithmetic %0, %1 : tensor<2x2xi16>
  return %2 : tensor<2x2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2xi16>)
    %v0 = stablehlo.constant dense<[[32767, 32767], [32767, 4984]]> : tensor<2x2xi16>
    %v1 = stablehlo.constant dense<[[-32768, -32768], [-32768, 4984]]> : tensor<2x2xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    %v5 = stablehlo.constant dense<[[true, true], [true, false]]> : tensor<2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2xi1>
    func.return
  }
}
