// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<-4> : tensor<i16>, dense<[[8, 4], [-6, -2], [7, 8], [3, -1]]> : tensor<4x2xi16>]'
// RUN: : @program
// chlo.broadcast_power on i16, exact values
//   A: rank 0
//   E: i16
//   broadcast_dimensions: given
//   broadcast_dimensions: first
//   broadcast_dimensions: last
//   B: more
// legal 0 0: [null,256,null,null,-16384,null,-64,null]

module {
func.func @program(%arg0: tensor<i16>, %arg1: tensor<4x2xi16>) -> tensor<4x2xi16> {
  %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64>} : (tensor<i16>, tensor<4x2xi16>) -> tensor<4x2xi16>
  return %0 : tensor<4x2xi16>
}

  func.func @main(%input0: tensor<i16>, %input1: tensor<4x2xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<i16>, tensor<4x2xi16>) -> (tensor<4x2xi16>)
    %v0 = stablehlo.constant dense<[[32767, 256], [32767, 32767], [-16384, 32767], [-64, 32767]]> : tensor<4x2xi16>
    %v1 = stablehlo.constant dense<[[-32768, 256], [-32768, -32768], [-16384, -32768], [-64, -32768]]> : tensor<4x2xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x2xi16>, tensor<4x2xi16>) -> tensor<4x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x2xi16>, tensor<4x2xi16>) -> tensor<4x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2xi1>
    %v5 = stablehlo.constant dense<[[true, false], [true, true], [false, true], [false, true]]> : tensor<4x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x2xi1>
    func.return
  }
}
