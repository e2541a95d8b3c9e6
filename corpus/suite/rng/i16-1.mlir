// RUN: stablehlo-translate --interpret %s --args='[dense<32767> : tensor<i16>]'
// RUN: : @program
// stablehlo.rng on i16, special values
//   S: rank 1
//   E: i16
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[-4,32766],[-4,32766],[-4,32766],[-4,32766],[-4,32766]]

module {
func.func @program(%arg0: tensor<i16>) -> tensor<5xi16> {
  %0 = stablehlo.constant dense<-4> : tensor<i16>
  %1 = stablehlo.constant dense<[5]> : tensor<1xi64>
  %2 = stablehlo.rng %0, %arg0, %1, distribution = UNIFORM : (tensor<i16>, tensor<i16>, tensor<1xi64>) -> tensor<5xi16>
  return %2 : tensor<5xi16>
}

  func.func @main(%input0: tensor<i16>) {
    %r = func.call @program(%input0) : (tensor<i16>) -> (tensor<5xi16>)
    %v0 = stablehlo.constant dense<32766> : tensor<5xi16>
    %v1 = stablehlo.constant dense<-4> : tensor<5xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5xi1>
    func.return
  }
}
