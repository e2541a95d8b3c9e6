// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 1, 0, 4294967295], [1, 4294967295, 0, 1]]], [[[1, 2147483649, 1, 0], [2, 1, 2147483649, 1]]], [[[2, 2, 0, 1], [1, 0, 0, 0]]], [[[0, 0, 1, 0], [1, 0, 0, 1]]], [[[0, 2, 1, 2147483648], [1, 2, 0, 2]]]]> : tensor<5x1x2x4xui32>]'
// RUN: : @program
// stablehlo.dynamic_gather on f8E3M4, special values
//   B: rank 3+
//   O: rank 0
//   G: rank 0
//   c: low + 1
//   C: low + 1
//   E: f8E3M4
//   I: ui32
//   operand_batching_dims: ascending
//   collapsed_slice_dims: one
//   start_indices_batching_dims: unordered
//   index_vector_dim: later
//   offset_dims: empty
//   start_index_map: one
//   sizes: low
//   sizes: high
//   J: ui8
//   indices_are_sorted: true
// legal 0 0: [-0.6875,"-inf",-15.5,"nan",0.75,3.125,-1.0,-15.5,2.375,-0.234375,-15.5,-0.015625,-0.59375,1.0,-0.5,0.59375,-1.0,-0.5,"nan",2.375,2.25,1.9375,-2.875,0.40625,-0.96875,1.125,0.015625,-1.0,0.5,-0.0,-3.375,0.359375,0.234375,-2.375,-3.75,4.75,-0.96875,0.25,5.0,0.96875]

module {
func.func @program(%arg0: tensor<5x1x2x4xui32>) -> tensor<5x2x4xf8E3M4> {
  %0 = stablehlo.constant dense<"0xCB2070AF0FA643B070126F015BDD8F28A34220AF90AA3132D2F08FA030C31C813F807049300FA010EFD8F8F832D3EF4F01CEB0A0C7CB5419A0F823B8F08181B01C78D34345539EB41A10F8EF23A0172F"> : tensor<4x2x2x5xf8E3M4>
  %1 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xui8>
  %2 = "stablehlo.dynamic_gather"(%0, %arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1, 3], start_indices_batching_dims = [3, 2, 0], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<4x2x2x5xf8E3M4>, tensor<5x1x2x4xui32>, tensor<4xui8>) -> tensor<5x2x4xf8E3M4>
  return %2 : tensor<5x2x4xf8E3M4>
}

  func.func @main(%input0: tensor<5x1x2x4xui32>) {
    %r = func.call @program(%input0) : (tensor<5x1x2x4xui32>) -> (tensor<5x2x4xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x2x4xf8E3M4>) -> tensor<5x2x4xf64>
    %v1 = stablehlo.constant dense<[[[-0.6875, 0xFFF0000000000000, -15.5, 0xFFF0000000000000], [0.75, 3.125, -1.0, -15.5]], [[2.375, -0.234375, -15.5, -0.015625], [-0.59375, 1.0, -0.5, 0.59375]], [[-1.0, -0.5, 0xFFF0000000000000, 2.375], [2.25, 1.9375, -2.875, 0.40625]], [[-0.96875, 1.125, 0.015625, -1.0], [0.5, -0.0, -3.375, 0.359375]], [[0.234375, -2.375, -3.75, 4.75], [-0.96875, 0.25, 5.0, 0.96875]]]> : tensor<5x2x4xf64>
    %v2 = stablehlo.constant dense<[[[-0.6875, 0x7FF0000000000000, -15.5, 0x7FF0000000000000], [0.75, 3.125, -1.0, -15.5]], [[2.375, -0.234375, -15.5, -0.015625], [-0.59375, 1.0, -0.5, 0.59375]], [[-1.0, -0.5, 0x7FF0000000000000, 2.375], [2.25, 1.9375, -2.875, 0.40625]], [[-0.96875, 1.125, 0.015625, -1.0], [0.5, -0.0, -3.375, 0.359375]], [[0.234375, -2.375, -3.75, 4.75], [-0.96875, 0.25, 5.0, 0.96875]]]> : tensor<5x2x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x2x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x2x4xf64>) -> tensor<5x2x4xi64>
    %v7 = stablehlo.constant dense<[[[-4619004367821864960, -4503599627370496, -4598456694521987072, 9221120237041090560], [4604930618986332160, 4614219293217783808, -4616189618054758400, -4598456694521987072]], [[4612530443357519872, -4625759767262920704, -4598456694521987072, -4643211215818981376], [-4619848792751996928, 4607182418800017408, -4620693217682128896, 4603523244102778880]], [[-4616189618054758400, -4620693217682128896, 9221120237041090560, 4612530443357519872], [4612248968380809216, 4611404543450677248, -4609715693590413312, 4600989969312382976]], [[-4616471093031469056, 4607745368753438720, 4580160821035794432, -4616189618054758400], [4602678819172646912, -9223372036854775808, -4608589793683570688, 4600145544382251008]], [[4597612269591855104, -4610841593497255936, -4607745368753438720, 4617034042984890368], [-4616471093031469056, 4598175219545276416, 4617315517961601024, 4606900943823306752]]]> : tensor<5x2x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x2x4xi64>, tensor<5x2x4xi64>) -> tensor<5x2x4xi1>
    %v9 = stablehlo.constant dense<[[[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, true, false, false]], [[false, false, false, false], [false, false, false, false]]]> : tensor<5x2x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x2x4xi1>, tensor<5x2x4xi1>
    %v11 = stablehlo.constant dense<[[[false, false, false, true], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, true, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]]]> : tensor<5x2x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x2x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x2x4xi1>
    %v15 = stablehlo.constant dense<[[[false, true, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]], [[false, false, false, false], [false, false, false, false]]]> : tensor<5x2x4xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x2x4xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x2x4xf64>, tensor<5x2x4xf64>) -> tensor<5x2x4xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x2x4xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x2x4xi1>
    check.expect_eq_const %v19, dense<true> : tensor<5x2x4xi1>
    func.return
  }
}
