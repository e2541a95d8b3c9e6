// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x5x0x2xui2>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E4M3FNUZ, special values
//   B: rank 3+
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   E: f8E4M3FNUZ
//   I: ui2
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: ascending
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: empty
//   sizes: low
//   sizes: high
//   J: ui32
//   indices_are_sorted: false
// legal 0 0: [-3.75,48.0,0.75,-1.25,-1.0,240.0,0.9375,2.25,2.5,3.0,-3.75,-3.5,-0.6875,-0.09375,1.5,-0.5625,-0.875,-1.375,1.25,1.75,-0.5,-0.046875,-18.0,-1.125,-0.625,3.0,2.75,-3.5,3.0,60.0]

module {
func.func @program(%arg0: tensor<3x5x0x2xui2>) -> tensor<3x5x2xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<"0xCF6C3CC2C07F3F494A4CB818203F38BFC5423D4D40CF16BA66C8C54BC8C4C34DCC95C9C83A3D4F3ACFCEBBA444B9BEC342462F62C3403FC8C369C4E777BEC64DBD3C4692C2DB769D3B4FCACFC0388ECDB89CE1C1BA4C4BCE4C6FC942CFC3D73BC8BE48CFC1C746CF473D3926C33C643E3E493AD04D3E5B48"> : tensor<3x4x5x2xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui32>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 3], index_vector_dim = 2>}> : (tensor<3x4x5x2xf8E4M3FNUZ>, tensor<3x5x0x2xui2>, tensor<4xui32>) -> tensor<3x5x2xf8E4M3FNUZ>
  return %2 : tensor<3x5x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3x5x0x2xui2>) {
    %r = func.call @program(%input0) : (tensor<3x5x0x2xui2>) -> (tensor<3x5x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x5x2xf8E4M3FNUZ>) -> tensor<3x5x2xf64>
    check.expect_eq_const %v0, dense<[[[-3.75, 48.0], [0.75, -1.25], [-1.0, 240.0], [0.9375, 2.25], [2.5, 3.0]], [[-3.75, -3.5], [-0.6875, -0.09375], [1.5, -0.5625], [-0.875, -1.375], [1.25, 1.75]], [[-0.5, -0.046875], [-18.0, -1.125], [-0.625, 3.0], [2.75, -3.5], [3.0, 60.0]]]> : tensor<3x5x2xf64>
    func.return
  }
}
