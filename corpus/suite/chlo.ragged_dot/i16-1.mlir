// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[19898, 7481]> : tensor<2xi16>, dense<[0, 1]> : tensor<2xi16>]'
// RUN: : @program
// chlo.ragged_dot on i16, exact values
//   G: rank 1
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: i16
//   F: i16
//   I: i16
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: last
//   n: low (otherwise)
//   Q: alternative 1
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   R: alternative 1 (otherwise)
// legal 0 0: [null,7481,-7481,0,null,null,7481,null,7481,null,-7481,null,null,null,null,null,null,null,null,null,0,-7481,null,0,null,null,null,null,null,null,14962,null,null,null,null,null,14962,-7481,null,null]

module {
func.func @program(%arg0: tensor<2xi16>, %arg1: tensor<2xi16>) -> tensor<2x4x5x1xi16> {
  %0 = stablehlo.constant dense<[[[[29420], [1], [-1], [0], [-32768]], [[19585], [1], [-32768], [1], [-32767]], [[-1], [-2072], [-32768], [5607], [6078]], [[-21684], [16384], [22791], [12152], [-7298]]], [[[0], [-1], [16384], [0], [-20916]], [[-32767], [-32768], [-9033], [-32767], [-32767]], [[2], [32767], [8530], [-14034], [23918]], [[-12760], [2], [-1], [17323], [16384]]]]> : tensor<2x4x5x1xi16>
  %1 = "chlo.ragged_dot"(%0, %arg0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [3], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision HIGHEST>]}> : (tensor<2x4x5x1xi16>, tensor<2xi16>, tensor<2xi16>) -> tensor<2x4x5x1xi16>
  return %1 : tensor<2x4x5x1xi16>
}

  func.func @main(%input0: tensor<2xi16>, %input1: tensor<2xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi16>, tensor<2xi16>) -> (tensor<2x4x5x1xi16>)
    %v0 = stablehlo.constant dense<[[[[32767], [7481], [-7481], [0], [32767]], [[32767], [7481], [32767], [7481], [32767]], [[-7481], [32767], [32767], [32767], [32767]], [[32767], [32767], [32767], [32767], [32767]]], [[[0], [-7481], [32767], [0], [32767]], [[32767], [32767], [32767], [32767], [32767]], [[14962], [32767], [32767], [32767], [32767]], [[32767], [14962], [-7481], [32767], [32767]]]]> : tensor<2x4x5x1xi16>
    %v1 = stablehlo.constant dense<[[[[-32768], [7481], [-7481], [0], [-32768]], [[-32768], [7481], [-32768], [7481], [-32768]], [[-7481], [-32768], [-32768], [-32768], [-32768]], [[-32768], [-32768], [-32768], [-32768], [-32768]]], [[[0], [-7481], [-32768], [0], [-32768]], [[-32768], [-32768], [-32768], [-32768], [-32768]], [[14962], [-32768], [-32768], [-32768], [-32768]], [[-32768], [14962], [-7481], [-32768], [-32768]]]]> : tensor<2x4x5x1xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x4x5x1xi16>, tensor<2x4x5x1xi16>) -> tensor<2x4x5x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x4x5x1xi16>, tensor<2x4x5x1xi16>) -> tensor<2x4x5x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4x5x1xi1>
    %v5 = stablehlo.constant dense<[[[[true], [false], [false], [false], [true]], [[true], [false], [true], [false], [true]], [[false], [true], [true], [true], [true]], [[true], [true], [true], [true], [true]]], [[[false], [false], [true], [false], [true]], [[true], [true], [true], [true], [true]], [[false], [true], [true], [true], [true]], [[true], [false], [false], [true], [true]]]]> : tensor<2x4x5x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4x5x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4x5x1xi1>
    func.return
  }
}
