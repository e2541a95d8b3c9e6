// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1.859375, -0.32006836, -3.8417969, -6.3007812, 4.0820312], [-1.8779297, -1.5771484, 0.13415527, -1.5576172, 6.3945312], [-11.734375, -11.5625, -2.1640625, 0.20678711, -14.625]]> : tensor<3x5xf16>]'
// RUN: : @program
// stablehlo.dot_general on f16, envelope values
//   B: rank 0
//   K: rank 0
//   M: rank 2
//   N: rank 1
//   E: f16
//   F: f16
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f32
//   rhs_precision_type: given
//   rhs_precision_type: f32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: f16
// legal 0 0: [0.6142578125,9.6640625,3.296875,0.105712890625,1.6640625,0.5673828125,1.2685546875,19.96875,6.8125,2.08203125,32.75,11.171875,-1.3486328125,-21.21875,-7.23828125,0.6201171875,9.765625,3.330078125,0.52099609375,8.203125,2.796875,-0.0443115234375,-0.697265625,-0.2379150390625,0.5146484375,8.1015625,2.76171875,-2.111328125,-33.25,-11.34375,3.876953125,61.0,20.8125,3.8203125,60.125,20.5,0.71484375,11.25,3.837890625,-0.06829833984375,-1.0751953125,-0.36669921875,4.83203125,76.0625,25.9375]

module {
func.func @program(%arg0: tensor<3x5xf16>) -> tensor<3x5x3xf16> {
  %0 = stablehlo.constant dense<[-0.33032227, -5.1992188, -1.7734375]> : tensor<3xf16>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<3x5xf16>, tensor<3xf16>) -> tensor<3x5x3xf16>
  return %1 : tensor<3x5x3xf16>
}

  func.func @main(%input0: tensor<3x5xf16>) {
    %r = func.call @program(%input0) : (tensor<3x5xf16>) -> (tensor<3x5x3xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x5x3xf16>) -> tensor<3x5x3xf64>
    check.expect_eq_const %v0, dense<[[[0.6142578125, 9.6640625, 3.296875], [0.105712890625, 1.6640625, 0.5673828125], [1.2685546875, 19.96875, 6.8125], [2.08203125, 32.75, 11.171875], [-1.3486328125, -21.21875, -7.23828125]], [[0.6201171875, 9.765625, 3.330078125], [0.52099609375, 8.203125, 2.796875], [-0.0443115234375, -0.697265625, -0.2379150390625], [0.5146484375, 8.1015625, 2.76171875], [-2.111328125, -33.25, -11.34375]], [[3.876953125, 61.0, 20.8125], [3.8203125, 60.125, 20.5], [0.71484375, 11.25, 3.837890625], [-0.06829833984375, -1.0751953125, -0.36669921875], [4.83203125, 76.0625, 25.9375]]]> : tensor<3x5x3xf64>
    func.return
  }
}
