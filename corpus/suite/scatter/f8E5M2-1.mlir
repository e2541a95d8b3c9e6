// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.5], [-0.0], [-0.4375], [2.0], [-1.0]], [[0.0], [-1.75], [-1.25], [1.75], [0.0]], [[0.5], [-1.25], [6.0], [1.5], [1.5258789e-05]], [[-1.5258789e-05], [-2.0], [2.5], [-57344.0], [4.0]], [[-2.5], [1.5258789e-05], [0xFC], [0x7C], [-3.0]]]> : tensor<5x5x1xf8E5M2>, dense<> : tensor<2x5x5x4x1x0xf8E5M2>]'
// RUN: : @program
// stablehlo.scatter on f8E5M2, special values
//   N: low
//   B: rank 1
//   C: rank 0
//   O: rank 2
//   O: has 1
//   G: rank 3+
//   G: has 1
//   W: low
//   W: high
//   E: f8E5M2
//   F: f8E5M2
//   I: ui32
//   input_batching_dims: one
//   inserted_window_dims: empty
//   scatter_indices_batching_dims: one
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: empty
//   indices_are_sorted: true
//   unique_indices: true
// legal 0 0: [-0.5,-0.0,-0.4375,2.0,-1.0,0.0,-1.75,-1.25,1.75,0.0,0.5,-1.25,6.0,1.5,1.52587890625e-05,-1.52587890625e-05,-2.0,2.5,-57344.0,4.0,-2.5,1.52587890625e-05,"-inf","inf",-3.0]

module {
func.func @program(%arg0: tensor<5x5x1xf8E5M2>, %arg1: tensor<2x5x5x4x1x0xf8E5M2>) -> tensor<5x5x1xf8E5M2> {
  %0 = stablehlo.constant dense<> : tensor<2x5x4x0x1xui32>
  %1 = "stablehlo.scatter"(%arg0, %0, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2, 5], input_batching_dims = [0], scatter_indices_batching_dims = [1], index_vector_dim = 3>, indices_are_sorted = true, unique_indices = true}> ({
  ^bb0(%2: tensor<f8E5M2>, %3: tensor<f8E5M2>):
    stablehlo.return %3 : tensor<f8E5M2>
  }) : (tensor<5x5x1xf8E5M2>, tensor<2x5x4x0x1xui32>, tensor<2x5x5x4x1x0xf8E5M2>) -> tensor<5x5x1xf8E5M2>
  return %1 : tensor<5x5x1xf8E5M2>
}

  func.func @main(%input0: tensor<5x5x1xf8E5M2>, %input1: tensor<2x5x5x4x1x0xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x5x1xf8E5M2>, tensor<2x5x5x4x1x0xf8E5M2>) -> (tensor<5x5x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1xf8E5M2>) -> tensor<5x5x1xf64>
    %v1 = stablehlo.constant dense<[[[-0.5], [-0.0], [-0.4375], [2.0], [-1.0]], [[0.0], [-1.75], [-1.25], [1.75], [0.0]], [[0.5], [-1.25], [6.0], [1.5], [1.52587890625e-05]], [[-1.52587890625e-05], [-2.0], [2.5], [-57344.0], [4.0]], [[-2.5], [1.52587890625e-05], [0xFFF0000000000000], [0xFFF0000000000000], [-3.0]]]> : tensor<5x5x1xf64>
    %v2 = stablehlo.constant dense<[[[-0.5], [-0.0], [-0.4375], [2.0], [-1.0]], [[0.0], [-1.75], [-1.25], [1.75], [0.0]], [[0.5], [-1.25], [6.0], [1.5], [1.52587890625e-05]], [[-1.52587890625e-05], [-2.0], [2.5], [-57344.0], [4.0]], [[-2.5], [1.52587890625e-05], [0x7FF0000000000000], [0x7FF0000000000000], [-3.0]]]> : tensor<5x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x5x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x5x1xf64>) -> tensor<5x5x1xi64>
    %v7 = stablehlo.constant dense<[[[-4620693217682128896], [-9223372036854775808], [-4621819117588971520], [4611686018427387904], [-4616189618054758400]], [[0], [-4612811918334230528], [-4615063718147915776], [4610560118520545280], [0]], [[4602678819172646912], [-4615063718147915776], [4618441417868443648], [4609434218613702656], [4535124824762089472]], [[-4688247212092686336], [-4611686018427387904], [4612811918334230528], [-4545257923923673088], [4616189618054758400]], [[-4610560118520545280], [4535124824762089472], [-4503599627370496], [9218868437227405312], [-4609434218613702656]]]> : tensor<5x5x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x5x1xi64>, tensor<5x5x1xi64>) -> tensor<5x5x1xi1>
    %v9 = stablehlo.constant dense<[[[false], [true], [false], [false], [false]], [[true], [false], [false], [false], [true]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]> : tensor<5x5x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x5x1xi1>, tensor<5x5x1xi1>
    %v11 = stablehlo.constant dense<[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [true], [false]]]> : tensor<5x5x1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x5x1xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<5x5x1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<5x5x1xi1>
    %v16 = stablehlo.constant dense<[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]], [[false], [false], [true], [false], [false]]]> : tensor<5x5x1xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x5x1xf64>
    %v18 = stablehlo.compare EQ, %v0, %v17, FLOAT : (tensor<5x5x1xf64>, tensor<5x5x1xf64>) -> tensor<5x5x1xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<5x5x1xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<5x5x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x5x1xi1>
    func.return
  }
}
