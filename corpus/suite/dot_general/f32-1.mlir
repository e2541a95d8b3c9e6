// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-8.1720947e-07, 3.1853484e-05, 7.030985e-10, -760344640.0, -4.3055406], [-1034.6165, -16079862784.0, -4247809.0, 7.8522336e+32, 4.2060353e-16], [2.1071868e+19, -1.2603132e-08, -1957.1729, 0.023002105, 7.4219347e-38]], [[488865312.0, 0.06996537, -1.0763397e+25, 6.997544e-10, -0.004018336], [-4042812160.0, -1.7653074e-06, 506316.75, -26.112328, -8.608322e+17], [-1.2261782e-23, 5.775331e-34, 0.0039580385, -8.5864e-09, 79.60758]], [[4.5930326e-09, 91781856.0, 3147776.0, 2001.514, 133476.92], [-5.2293414e-09, -21961.111, -5.8524663e-05, -53.395767, -1808375.2], [0.96854234, -555562.5, 3.444177e-06, -3975130112.0, -30952380.0]]]]> : tensor<1x3x3x5xf32>, dense<[[[[0.0], [-1.4868786], [-0.37761533]], [[7.463841], [1.0e-45], [1.1754942e-38]], [[-2.4677744], [1.6006432], [0.67963094]]], [[[-3.7848008], [1.1754942e-38], [0x7F800000]], [[2.9037735], [-1.0], [1.0e-45]], [[-0.4075784], [3.917136], [1.0e-45]]], [[[0xFF800000], [-0.30611134], [0.64743584]], [[0xFF800000], [1.6524231], [4.167713]], [[-1.4378076], [6.220436], [-0.0]]], [[[1.1754942e-38], [0.42795885], [-2.7000697]], [[-1.0], [-0.28368294], [-0.4310967]], [[1.1754944e-38], [-0.5525949], [1.0]]], [[[0x7FC00000], [7.7243805], [-1.6373241]], [[-0.5], [1.1754942e-38], [2.0804656]], [[1.0e-45], [7.830291], [-0.44290712]]]]> : tensor<5x3x3x1xf32>]'
// RUN: : @program
// stablehlo.dot_general on f32, special values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f32
//   F: f32
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 3
//   lhs_precision_type: given
//   lhs_precision_type: bf16
//   rhs_precision_type: given
//   rhs_precision_type: bf16
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: given
//   precision_config: DEFAULT
//   G: f32
// legal 0 0: [[-6.137687273742699e-43,6.137687273742699e-43],[-726884160.0,-726882624.0],[-1.7344014002773633e-09,-1.7343976255190796e-09],[-7722.22119140625,-7722.20458984375],[-3.041473827530016e-27,3.041473827530016e-27],[-2.802596928649634e-45,2.802596928649634e-45],[-5.200067235994508e+19,-5.200055801073579e+19],[-1.9626759925424716e-23,-1.9626715749214023e-23],[0.658250629901886,0.6582520604133606],[-0.00012055921979481354,-0.00012055895786033943],[-5.263609419999751e-38,5.345853308429131e-38],null,[-46692327424.0,-46692229120.0],[1.7653054555921699e-06,1.7653093209446524e-06],[-1.652170387455378e-32,1.652170387455378e-32],[5.1367585740536015e-09,5.1367701203730576e-09],[2.2593262235613455e-33,2.2652250011505656e-33],[-4.1795877137837255e-31,4.1795877137837255e-31],null,[3.2947945762834744e+24,3.294801493812502e+24],[2037980.75,2037985.25],null,[836648.5625,836650.4375],[-0.00024391426995862275,-0.00024391374608967453],[2814.03466796875,2814.041015625],[0.024620698764920235,0.024620750918984413],[-2.5910008605365868e-42,2.5910008605365868e-42],[-5.8095753809638745e-28,5.720197305587238e-28],[2.9946575774708606e-10,2.9946642388090083e-10],[-5404.2333984375,-5404.2216796875],[-7.852242063499299e+32,-7.852225041823759e+32],[7.407613754272461,7.40762996673584],[23.018714904785156,23.01876449584961],[-1.7304860344999922e-38,1.7575249291482182e-38],[4.7447956674773195e-09,4.744806325618356e-09],[-3975134464.0,-3975125760.0],null,[-0.03103918954730034,-0.031039122492074966],[-218545.21875,-218544.75],[-2.1030198865389793e-16,-2.103015386676447e-16],[-6.577371618661207e-19,6.47618158035183e-19],[-3762266.75,-3762258.25],[0.0,0.0],[623.349853515625,623.3511962890625],[13709015.0,13709045.0]]

module {
func.func @program(%arg0: tensor<1x3x3x5xf32>, %arg1: tensor<5x3x3x1xf32>) -> tensor<5x3x1x3xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 2, 0, 1] x [0, 1, 3, 2], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 6, allow_imprecise_accumulation = false> : (tensor<1x3x3x5xf32>, tensor<5x3x3x1xf32>) -> tensor<5x3x1x3xf32>
  return %0 : tensor<5x3x1x3xf32>
}

  func.func @main(%input0: tensor<1x3x3x5xf32>, %input1: tensor<5x3x3x1xf32>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x3x5xf32>, tensor<5x3x3x1xf32>) -> (tensor<5x3x1x3xf32>)
    %v0 = stablehlo.convert %r : (tensor<5x3x1x3xf32>) -> tensor<5x3x1x3xf64>
    %v1 = stablehlo.constant dense<[[[[6.137687273742699e-43, -726882624.0, -1.7343976255190796e-09]], [[-7722.20458984375, 3.041473827530016e-27, 2.802596928649634e-45]], [[-5.200055801073579e+19, -1.9626715749214023e-23, 0.6582520604133606]]], [[[-0.00012055895786033943, 5.345853308429131e-38, 0x7FF0000000000000]], [[-46692229120.0, 1.7653093209446524e-06, 1.652170387455378e-32]], [[5.1367701203730576e-09, 2.2652250011505656e-33, 4.1795877137837255e-31]]], [[[0x7FF0000000000000, 3.294801493812502e+24, 2037985.25]], [[0x7FF0000000000000, 836650.4375, -0.00024391374608967453]], [[2814.041015625, 0.024620750918984413, 2.5910008605365868e-42]]], [[[5.720197305587238e-28, 2.9946642388090083e-10, -5404.2216796875]], [[-7.852225041823759e+32, 7.40762996673584, 23.01876449584961]], [[1.7575249291482182e-38, 4.744806325618356e-09, -3975125760.0]]], [[[0x7FF0000000000000, -0.031039122492074966, -218544.75]], [[-2.103015386676447e-16, 6.47618158035183e-19, -3762258.25]], [[0.0, 623.3511962890625, 13709045.0]]]]> : tensor<5x3x1x3xf64>
    %v2 = stablehlo.constant dense<[[[[-6.137687273742699e-43, -726884160.0, -1.7344014002773633e-09]], [[-7722.22119140625, -3.041473827530016e-27, -2.802596928649634e-45]], [[-5.200067235994508e+19, -1.9626759925424716e-23, 0.658250629901886]]], [[[-0.00012055921979481354, -5.263609419999751e-38, 0xFFF0000000000000]], [[-46692327424.0, 1.7653054555921699e-06, -1.652170387455378e-32]], [[5.1367585740536015e-09, 2.2593262235613455e-33, -4.1795877137837255e-31]]], [[[0xFFF0000000000000, 3.2947945762834744e+24, 2037980.75]], [[0xFFF0000000000000, 836648.5625, -0.00024391426995862275]], [[2814.03466796875, 0.024620698764920235, -2.5910008605365868e-42]]], [[[-5.8095753809638745e-28, 2.9946575774708606e-10, -5404.2333984375]], [[-7.852242063499299e+32, 7.407613754272461, 23.018714904785156]], [[-1.7304860344999922e-38, 4.7447956674773195e-09, -3975134464.0]]], [[[0xFFF0000000000000, -0.03103918954730034, -218545.21875]], [[-2.1030198865389793e-16, -6.577371618661207e-19, -3762266.75]], [[0.0, 623.349853515625, 13709015.0]]]]> : tensor<5x3x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x3x1x3xf64>, tensor<5x3x1x3xf64>) -> tensor<5x3x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x3x1x3xf64>, tensor<5x3x1x3xf64>) -> tensor<5x3x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x3x1x3xi1>
    %v6 = stablehlo.constant dense<[[[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[false, false, true]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[true, false, false]], [[false, false, false]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[false, false, false]], [[false, false, false]]]]> : tensor<5x3x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x3x1x3xf64>, tensor<5x3x1x3xf64>) -> tensor<5x3x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<5x3x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<5x3x1x3xi1>
    %v10 = stablehlo.constant dense<[[[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[false, false, true]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[true, false, false]], [[false, false, false]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[false, false, false]], [[false, false, false]]]]> : tensor<5x3x1x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x3x1x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<5x3x1x3xf64>, tensor<5x3x1x3xf64>) -> tensor<5x3x1x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<5x3x1x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<5x3x1x3xi1>
    %v15 = stablehlo.constant dense<[[[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[false, false, true]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[true, false, false]], [[false, false, false]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[false, false, false]], [[false, false, false]]]]> : tensor<5x3x1x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x3x1x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x3x1x3xf64>, tensor<5x3x1x3xf64>) -> tensor<5x3x1x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x3x1x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x3x1x3xi1>
    %v20 = stablehlo.constant dense<[[[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[false, false, true]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[true, false, false]], [[false, false, false]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[true, false, false]], [[false, false, false]], [[false, false, false]]]]> : tensor<5x3x1x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<5x3x1x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<5x3x1x3xi1>
    func.return
  }
}
