// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.6503906], [-0.34960938], [-1.6376953], [-5.9604645e-08], [0x7E00]]], [[[1.0], [-1.0], [-1.3701172], [0.6298828], [-5.9604645e-08]]], [[[-0.32470703], [0.8701172], [-0.0], [0xFE00], [6.097555e-05]]], [[[0.6542969], [-1.4824219], [-1.0976562], [-0.73779297], [-0.5957031]]], [[[-0.8984375], [-3.4003906], [7.9453125], [-5.9604645e-08], [1.0]]]]> : tensor<5x1x5x1xf16>, dense<[[[[-7.8476562], [-0.0], [-6.097555e-05], [0xFE00], [-5.5546875]]], [[[0x7E00], [-6.1035156e-05], [-0.7602539], [-1.0], [5.21875]]], [[[-0.0], [-1.2802734], [0x7C00], [0.0], [1.0]]], [[[5.9604645e-08], [0.5], [0.28710938], [-7.2578125], [0xFE00]]], [[[-1.0], [-6.097555e-05], [0.0], [3.078125], [-0.0]]]]> : tensor<5x1x5x1xf16>, dense<[[[[4294967295]], [[1]]], [[[1]], [[4294967295]]], [[[0]], [[2]]], [[[2]], [[2]]], [[[2]], [[1]]]]> : tensor<5x2x1x1xui32>, dense<> : tensor<1x0x5x2x0x1xf16>, dense<> : tensor<1x0x5x2x0x1xf16>]'
// RUN: : @program
// stablehlo.scatter on f16, special values
//   N: low + 1
//   B: rank 0
//   C: rank 1
//   O: rank 3+
//   O: has 1
//   G: rank 3+
//   G: has 1
//   W: low
//   W: low + 1
//   E: f16
//   F: f16
//   I: ui32
//   input_batching_dims: empty
//   inserted_window_dims: one
//   scatter_indices_batching_dims: empty
//   index_vector_dim: later
//   update_window_dims: ascending
//   scatter_dims_to_operand_dims: one
//   indices_are_sorted: false
//   unique_indices: false
// legal 0 0: [-7.84765625,-0.0,-6.097555160522461e-05,"nan",-5.5546875,"nan",-6.103515625e-05,-0.76025390625,-1.0,5.21875,-0.0,-1.2802734375,"inf",0.0,1.0,5.960464477539063e-08,0.5,0.287109375,-7.2578125,"nan",-1.0,-6.097555160522461e-05,0.0,3.078125,-0.0]
// legal 0 1: [0.650390625,-0.349609375,-1.6376953125,-5.960464477539063e-08,"nan",1.0,-1.0,-1.3701171875,0.6298828125,-5.960464477539063e-08,-0.32470703125,0.8701171875,-0.0,"nan",6.097555160522461e-05,0.654296875,-1.482421875,-1.09765625,-0.73779296875,-0.595703125,-0.8984375,-3.400390625,7.9453125,-5.960464477539063e-08,1.0]

module {
func.func @program(%arg0: tensor<5x1x5x1xf16>, %arg1: tensor<5x1x5x1xf16>, %arg2: tensor<5x2x1x1xui32>, %arg3: tensor<1x0x5x2x0x1xf16>, %arg4: tensor<1x0x5x2x0x1xf16>) -> (tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>) {
  %0, %1 = "stablehlo.scatter"(%arg0, %arg1, %arg2, %arg3, %arg4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [3], index_vector_dim = 3>}> ({
  ^bb0(%2: tensor<f16>, %3: tensor<f16>, %4: tensor<f16>, %5: tensor<f16>):
    %6 = stablehlo.maximum %2, %4 : tensor<f16>
    %7 = stablehlo.maximum %3, %5 : tensor<f16>
    stablehlo.return %6, %7 : tensor<f16>, tensor<f16>
  }) : (tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>, tensor<5x2x1x1xui32>, tensor<1x0x5x2x0x1xf16>, tensor<1x0x5x2x0x1xf16>) -> (tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>)
  return %1, %0 : tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>
}

  func.func @main(%input0: tensor<5x1x5x1xf16>, %input1: tensor<5x1x5x1xf16>, %input2: tensor<5x2x1x1xui32>, %input3: tensor<1x0x5x2x0x1xf16>, %input4: tensor<1x0x5x2x0x1xf16>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>, tensor<5x2x1x1xui32>, tensor<1x0x5x2x0x1xf16>, tensor<1x0x5x2x0x1xf16>) -> (tensor<5x1x5x1xf16>, tensor<5x1x5x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x1x5x1xf16>) -> tensor<5x1x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[-7.84765625], [-0.0], [-6.097555160522461e-05], [0xFFF0000000000000], [-5.5546875]]], [[[0xFFF0000000000000], [-6.103515625e-05], [-0.76025390625], [-1.0], [5.21875]]], [[[-0.0], [-1.2802734375], [0xFFF0000000000000], [0.0], [1.0]]], [[[5.960464477539063e-08], [0.5], [0.287109375], [-7.2578125], [0xFFF0000000000000]]], [[[-1.0], [-6.097555160522461e-05], [0.0], [3.078125], [-0.0]]]]> : tensor<5x1x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[-7.84765625], [-0.0], [-6.097555160522461e-05], [0x7FF0000000000000], [-5.5546875]]], [[[0x7FF0000000000000], [-6.103515625e-05], [-0.76025390625], [-1.0], [5.21875]]], [[[-0.0], [-1.2802734375], [0x7FF0000000000000], [0.0], [1.0]]], [[[5.960464477539063e-08], [0.5], [0.287109375], [-7.2578125], [0x7FF0000000000000]]], [[[-1.0], [-6.097555160522461e-05], [0.0], [3.078125], [-0.0]]]]> : tensor<5x1x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1x5x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi64>
    %v7 = stablehlo.constant dense<[[[[-4602850342986579968], [-9223372036854775808], [-4679248808930967552], [9221120237041090560], [-4605431996288598016]]], [[[9221120237041090560], [-4679240012837945344], [-4618349058891710464], [-4616189618054758400], [4617561808566222848]]], [[[-9223372036854775808], [-4614927378706071552], [9218868437227405312], [0], [4607182418800017408]]], [[[4499096027743125504], [4602678819172646912], [4598843722614964224], [-4603514448009756672], [9221120237041090560]]], [[[-4616189618054758400], [-4679248808930967552], [0], [4614113740101517312], [-9223372036854775808]]]]> : tensor<5x1x5x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x1x5x1xi64>, tensor<5x1x5x1xi64>) -> tensor<5x1x5x1xi1>
    %v9 = stablehlo.constant dense<[[[[false], [true], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[true], [false], [false], [true], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [true], [false], [true]]]]> : tensor<5x1x5x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x1x5x1xi1>, tensor<5x1x5x1xi1>
    %v11 = stablehlo.constant dense<[[[[false], [false], [false], [true], [false]]], [[[true], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [true]]], [[[false], [false], [false], [false], [false]]]]> : tensor<5x1x5x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x1x5x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x1x5x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [true], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]]]> : tensor<5x1x5x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x1x5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x1x5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x1x5x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<5x1x5x1xi1>
    %v20 = stablehlo.convert %r#1 : (tensor<5x1x5x1xf16>) -> tensor<5x1x5x1xf64>
    %v21 = stablehlo.constant dense<[[[[0.650390625], [-0.349609375], [-1.6376953125], [-5.960464477539063e-08], [0xFFF0000000000000]]], [[[1.0], [-1.0], [-1.3701171875], [0.6298828125], [-5.960464477539063e-08]]], [[[-0.32470703125], [0.8701171875], [-0.0], [0xFFF0000000000000], [6.097555160522461e-05]]], [[[0.654296875], [-1.482421875], [-1.09765625], [-0.73779296875], [-0.595703125]]], [[[-0.8984375], [-3.400390625], [7.9453125], [-5.960464477539063e-08], [1.0]]]]> : tensor<5x1x5x1xf64>
    %v22 = stablehlo.constant dense<[[[[0.650390625], [-0.349609375], [-1.6376953125], [-5.960464477539063e-08], [0x7FF0000000000000]]], [[[1.0], [-1.0], [-1.3701171875], [0.6298828125], [-5.960464477539063e-08]]], [[[-0.32470703125], [0.8701171875], [-0.0], [0x7FF0000000000000], [6.097555160522461e-05]]], [[[0.654296875], [-1.482421875], [-1.09765625], [-0.73779296875], [-0.595703125]]], [[[-0.8984375], [-3.400390625], [7.9453125], [-5.960464477539063e-08], [1.0]]]]> : tensor<5x1x5x1xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<5x1x5x1xi1>
    %v26 = stablehlo.bitcast_convert %v20 : (tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi64>
    %v27 = stablehlo.constant dense<[[[[4604033417498066944], [-4623402414332968960], [-4613317693683007488], [-4724276009111650304], [9221120237041090560]]], [[[4607182418800017408], [-4616189618054758400], [-4614522758427049984], [4603848699544600576], [-4724276009111650304]]], [[[-4623851015077101568], [4606012538428063744], [-9223372036854775808], [9221120237041090560], [4544123227923808256]]], [[[4604068601870155776], [-4614016983078273024], [-4615749813403648000], [-4618551369031221248], [-4619831200565952512]]], [[[-4617104411729068032], [-4608532619078926336], [4620631645030973440], [-4724276009111650304], [4607182418800017408]]]]> : tensor<5x1x5x1xi64>
    %v28 = stablehlo.compare EQ, %v26, %v27, SIGNED : (tensor<5x1x5x1xi64>, tensor<5x1x5x1xi64>) -> tensor<5x1x5x1xi1>
    %v29 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [true], [false], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]]]> : tensor<5x1x5x1xi1>
    %v30 = stablehlo.select %v29, %v28, %v25 : tensor<5x1x5x1xi1>, tensor<5x1x5x1xi1>
    %v31 = stablehlo.constant dense<[[[[false], [false], [false], [false], [true]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [true], [false]]], [[[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]]]]> : tensor<5x1x5x1xi1>
    %v32 = stablehlo.compare NE, %v20, %v20, FLOAT : (tensor<5x1x5x1xf64>, tensor<5x1x5x1xf64>) -> tensor<5x1x5x1xi1>
    %v33 = stablehlo.and %v32, %v31 : tensor<5x1x5x1xi1>
    %v34 = stablehlo.or %v30, %v33 : tensor<5x1x5x1xi1>
    check.expect_eq_const %v34, dense<true> : tensor<5x1x5x1xi1>
    func.return
  }
}
