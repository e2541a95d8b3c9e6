// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1.8775483503777481, -5.437615451842171, 1.275020760837861]], [[-0.745204023976461, -0.44650559523259997, 5.733944904386936]], [[4.015639252791671, 13.488734438620327, 0.2227247325132351]], [[0.3643268816463548, 15.12995814287891, -0.5462606033486832]], [[-2.8986804900432364, -0.7990147420025014, 0.6794925200177266]]], [[[-2.314833978988085, -0.36884043347813084, -7.566935469692682]], [[0.394206446505629, -6.718133107692635, -0.8039454697107494]], [[0.5547379299247691, -0.18375317461377175, -3.0043923245667545]], [[0.30701334574205474, 0.8508127763808023, -5.972915613236656]], [[2.6880555232968453, 9.632894459868561, 9.15995351483847]]]]> : tensor<2x5x1x3xf64>, dense<[[[[2.678361523591837, 0.16341912241817105, -2.7429322952372988], [-6.851071197330955, 0.45438973873247346, -0.18703604168511595], [2.812866820017224, -0.32303807370005116, 0.2127239316559575], [-2.290514062655192, 0.9232367671467714, 0.6873530869653641], [0.3136055251267756, 7.518493508877155, -0.4940401087328083]], [[6.71263681755931, 2.0407228063082616, -7.326347080525072], [0.37973894030687816, -7.059834237699377, -0.25575985449672445], [-0.5308873113297249, 6.41515812198863, -0.46654993031092834], [-0.49636677697556947, -0.3408511675725283, 0.7617578715660905], [-3.860924564549653, 0.15216524978333823, 2.225073858507201e-308]]]]> : tensor<1x2x5x3xf64>]'
// RUN: : @program
// stablehlo.dot_general on f64, envelope values
//   B: rank 1
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f64
//   F: f64
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: tf32
//   rhs_precision_type: given
//   rhs_precision_type: tf32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: f64
// legal 0 0: [[29.74774169921875,29.7477970123291],[51.610172271728516,51.61021041870117],[6.912097930908203,6.912110805511475],[7.770739555358887,7.770753383636475],[-16.162975311279297,-16.162965774536133]]

module {
func.func @program(%arg0: tensor<2x5x1x3xf64>, %arg1: tensor<1x2x5x3xf64>) -> tensor<5xf64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [2], contracting_dims = [3, 0, 2] x [3, 1, 0], algorithm = <lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x5x1x3xf64>, tensor<1x2x5x3xf64>) -> tensor<5xf64>
  return %0 : tensor<5xf64>
}

  func.func @main(%input0: tensor<2x5x1x3xf64>, %input1: tensor<1x2x5x3xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5x1x3xf64>, tensor<1x2x5x3xf64>) -> (tensor<5xf64>)
    %v0 = stablehlo.constant dense<[29.7477970123291, 51.61021041870117, 6.912110805511475, 7.770753383636475, -16.162965774536133]> : tensor<5xf64>
    %v1 = stablehlo.constant dense<[29.74774169921875, 51.610172271728516, 6.912097930908203, 7.770739555358887, -16.162975311279297]> : tensor<5xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<5xi1>
    check.expect_eq_const %v4, dense<true> : tensor<5xi1>
    func.return
  }
}
