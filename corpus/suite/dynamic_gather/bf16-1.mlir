// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x2x3x5xi2>]'
// RUN: : @program
// stablehlo.dynamic_gather on bf16, exact values
//   B: rank 2
//   O: rank 2
//   O: has 1
//   G: rank 1
//   C: low
//   C: low + 1
//   E: bf16
//   I: i2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: ascending
//   start_indices_batching_dims: ascending
//   index_vector_dim: first
//   offset_dims: ascending
//   start_index_map: empty
//   sizes: low
//   sizes: low + 1
//   sizes: high
//   J: i2
//   indices_are_sorted: true
// legal 0 0: [1.75,1.75,-0.25,1.25,0.0,1.75,1.75,-0.25,1.25,0.0,1.75,1.75,-0.25,1.25,0.0,-0.5,0.0,0.0,0.0,-1.0,-0.5,0.0,0.0,0.0,-1.0,-0.5,0.0,0.0,0.0,-1.0]

module {
func.func @program(%arg0: tensor<0x2x3x5xi2>) -> tensor<1x2x3x5x1xbf16> {
  %0 = stablehlo.constant dense<"0xE03FE0BFE03F000080BE0000A03F40BF0000000000BF000000000000000000000000C0BF80BF00000000803F0000000080BEA03F0000000080BE0000A0BF803F803F000000000000803F000000000000000000000000000080BEA03F0000803E403FE03F0000C0BF0000000040BFE03F00C000000000803F0000A0BF000040BF00000000A0BF0000803F00000000000000000000A03F00000000A03F40BFE03F"> : tensor<4x2x5x2x1x1xbf16>
  %1 = stablehlo.constant dense<[1, 1, 1, 1, 1, 1]> : tensor<6xi2>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 4], collapsed_slice_dims = [3, 5], operand_batching_dims = [1, 2], start_indices_batching_dims = [1, 3], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<4x2x5x2x1x1xbf16>, tensor<0x2x3x5xi2>, tensor<6xi2>) -> tensor<1x2x3x5x1xbf16>
  return %2 : tensor<1x2x3x5x1xbf16>
}

  func.func @main(%input0: tensor<0x2x3x5xi2>) {
    %r = func.call @program(%input0) : (tensor<0x2x3x5xi2>) -> (tensor<1x2x3x5x1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1x2x3x5x1xbf16>) -> tensor<1x2x3x5x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x3x5x1xf64>) -> tensor<1x2x3x5x1xi64>
    check.expect_eq_const %v1, dense<[[[[[4610560118520545280], [4610560118520545280], [-4625196817309499392], [4608308318706860032], [0]], [[4610560118520545280], [4610560118520545280], [-4625196817309499392], [4608308318706860032], [0]], [[4610560118520545280], [4610560118520545280], [-4625196817309499392], [4608308318706860032], [0]]], [[[-4620693217682128896], [0], [0], [0], [-4616189618054758400]], [[-4620693217682128896], [0], [0], [0], [-4616189618054758400]], [[-4620693217682128896], [0], [0], [0], [-4616189618054758400]]]]]> : tensor<1x2x3x5x1xi64>
    func.return
  }
}
