// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.4375, -1.5, 0x80, 0x80], [0.5, -0.25, 0.5, 3.0517578e-05], [3.0517578e-05, 0x80, 1.0, -0.5], [-7.6293945e-06, -3.0517578e-05, -0.25, 2.2888184e-05]]], [[[0x80, 1.0, 2.5, 0.5], [3.0, 7.6293945e-06, -1.0, 0.0], [1.0, -3.5, 0.875, 57344.0], [-4.0, -3.0, -5.0, 0.0]]]]> : tensor<2x1x4x4xf8E5M2FNUZ>, dense<> : tensor<4x4x2x0xi8>, dense<> : tensor<4x4x2x0xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.scatter on f8E5M2FNUZ, special values
//   N: low
//   B: rank 3+
//   C: rank 0
//   O: rank 1
//   O: has 1
//   G: rank 0
//   W: low
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   I: i8
//   input_batching_dims: ascending
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: unordered
//   index_vector_dim: later
//   update_window_dims: one
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: false
// legal 0 0: [-0.4375,-1.5,"nan","nan",0.5,-0.25,0.5,3.0517578125e-05,3.0517578125e-05,"nan",1.0,-0.5,-7.62939453125e-06,-3.0517578125e-05,-0.25,2.288818359375e-05,"nan",1.0,2.5,0.5,3.0,7.62939453125e-06,-1.0,[0.0,0.0],1.0,-3.5,0.875,57344.0,-4.0,-3.0,-5.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x1x4x4xf8E5M2FNUZ>, %arg1: tensor<4x4x2x0xi8>, %arg2: tensor<4x4x2x0xf8E5M2FNUZ>) -> tensor<2x1x4x4xf8E5M2FNUZ> {
  %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], input_batching_dims = [0, 2, 3], scatter_indices_batching_dims = [2, 0, 1], index_vector_dim = 3>, indices_are_sorted = true}> ({
  ^bb0(%1: tensor<f8E5M2FNUZ>, %2: tensor<f8E5M2FNUZ>):
    stablehlo.return %1 : tensor<f8E5M2FNUZ>
  }) : (tensor<2x1x4x4xf8E5M2FNUZ>, tensor<4x4x2x0xi8>, tensor<4x4x2x0xf8E5M2FNUZ>) -> tensor<2x1x4x4xf8E5M2FNUZ>
  return %0 : tensor<2x1x4x4xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x1x4x4xf8E5M2FNUZ>, %input1: tensor<4x4x2x0xi8>, %input2: tensor<4x4x2x0xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x1x4x4xf8E5M2FNUZ>, tensor<4x4x2x0xi8>, tensor<4x4x2x0xf8E5M2FNUZ>) -> (tensor<2x1x4x4xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1x4x4xf8E5M2FNUZ>) -> tensor<2x1x4x4xf64>
    %v1 = stablehlo.constant dense<[[[[-0.4375, -1.5, 0xFFF0000000000000, 0xFFF0000000000000], [0.5, -0.25, 0.5, 3.0517578125e-05], [3.0517578125e-05, 0xFFF0000000000000, 1.0, -0.5], [-7.62939453125e-06, -3.0517578125e-05, -0.25, 2.288818359375e-05]]], [[[0xFFF0000000000000, 1.0, 2.5, 0.5], [3.0, 7.62939453125e-06, -1.0, 0.0], [1.0, -3.5, 0.875, 57344.0], [-4.0, -3.0, -5.0, 0.0]]]]> : tensor<2x1x4x4xf64>
    %v2 = stablehlo.constant dense<[[[[-0.4375, -1.5, 0x7FF0000000000000, 0x7FF0000000000000], [0.5, -0.25, 0.5, 3.0517578125e-05], [3.0517578125e-05, 0x7FF0000000000000, 1.0, -0.5], [-7.62939453125e-06, -3.0517578125e-05, -0.25, 2.288818359375e-05]]], [[[0x7FF0000000000000, 1.0, 2.5, 0.5], [3.0, 7.62939453125e-06, -1.0, 0.0], [1.0, -3.5, 0.875, 57344.0], [-4.0, -3.0, -5.0, 0.0]]]]> : tensor<2x1x4x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x4x4xf64>, tensor<2x1x4x4xf64>) -> tensor<2x1x4x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x4x4xf64>, tensor<2x1x4x4xf64>) -> tensor<2x1x4x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x4x4xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<2x1x4x4xf64>) -> tensor<2x1x4x4xi64>
    %v7 = stablehlo.constant dense<[[[[-4621819117588971520, -4613937818241073152, 9221120237041090560, 9221120237041090560], [4602678819172646912, -4625196817309499392, 4602678819172646912, 4539628424389459968], [4539628424389459968, 9221120237041090560, 4607182418800017408, -4620693217682128896], [-4692750811720056832, -4683743612465315840, -4625196817309499392, 4537376624575774720]]], [[[9221120237041090560, 4607182418800017408, 4612811918334230528, 4602678819172646912], [4613937818241073152, 4530621225134718976, -4616189618054758400, 0], [4607182418800017408, -4608308318706860032, 4606056518893174784, 4678114112931102720], [-4607182418800017408, -4609434218613702656, -4606056518893174784, 0]]]]> : tensor<2x1x4x4xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<2x1x4x4xi64>, tensor<2x1x4x4xi64>) -> tensor<2x1x4x4xi1>
    %v9 = stablehlo.constant dense<[[[[false, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]], [[[false, false, false, false], [false, false, false, true], [false, false, false, false], [false, false, false, true]]]]> : tensor<2x1x4x4xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<2x1x4x4xi1>, tensor<2x1x4x4xi1>
    %v11 = stablehlo.constant dense<[[[[false, false, true, true], [false, false, false, false], [false, true, false, false], [false, false, false, false]]], [[[true, false, false, false], [false, false, false, false], [false, false, false, false], [false, false, false, false]]]]> : tensor<2x1x4x4xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1x4x4xf64>, tensor<2x1x4x4xf64>) -> tensor<2x1x4x4xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<2x1x4x4xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<2x1x4x4xi1>
    check.expect_eq_const %v14, dense<true> : tensor<2x1x4x4xi1>
    func.return
  }
}
