// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3, special values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
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
//   G: f8E4M3
// legal 0 0: ["inf",5.5,2.5,2.0,-0.375,1.0,"inf",3.25,"nan","-inf",0.021484375,-120.0,[0.0,0.0],[0.0,0.0],"nan",-0.013671875,[0.0,0.0],"inf",[0.0,0.0],[0.0,0.0],3.75,[0.0,0.0],-1.25,"inf",-0.4375,36.0,[0.0,0.0],1.5,-0.046875,-0.625]
// legal 1 0: ["inf",5.5,2.5,2.0,-0.375,1.0,"inf",3.25,"nan","-inf",0.021484375,-120.0,[0.0,0.0],[0.0,0.0],"nan",-0.013671875,[0.0,0.0],"inf",[0.0,0.0],[0.0,0.0],3.75,[0.0,0.0],-1.25,"inf",-0.4375,36.0,[0.0,0.0],1.5,-0.046875,-0.625]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program() -> tensor<3x2x5x1xf8E4M3> {
    %0 = stablehlo.constant dense<[[[[3.0, -0.015625, 7.5]], [[0.5625, -1.0, -7.5]]], [[[-5.5, -240.0, -0.001953125]], [[3.5, 0.0, 0.0]]], [[[-1.0, 0.0, 2.75]], [[240.0, 0xF8, 0.75]]], [[[6.5, 0.015625, 1.625]], [[0.375, 2.5, -0.015625]]], [[[-0.5, 0xFC, -0.5]], [[0.4375, 0.40625, 0.40625]]]]> : tensor<5x2x1x3xf8E4M3>
    %1 = stablehlo.constant dense<[[[[0x78, -1.375, 0.5], [1.75, 0.013671875, -5.0]]], [[[-1.0, 0.5, 0.0], [0x78, -1.0, 0.0]]], [[[-2.5, -0.015625, -0.4375], [0.013671875, -0.6875, 2.0]]], [[[0.3125, 0.0, 0x78], [0xFC, 0.0, 3.0]]], [[[0.75, 0x78, 0.875], [0xF8, 0.0, -1.5]]]]> : tensor<5x1x2x3xf8E4M3>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [3, 1, 0, 2] x [3, 2, 0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<5x2x1x3xf8E4M3>, tensor<5x1x2x3xf8E4M3>) -> tensor<3x2x5x1xf8E4M3>
    return %2 : tensor<3x2x5x1xf8E4M3>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program, @program]]} : () -> (tensor<3x2x5x1xf8E4M3>, tensor<3x2x5x1xf8E4M3>)
    %v0 = stablehlo.convert %r#0 : (tensor<3x2x5x1xf8E4M3>) -> tensor<3x2x5x1xf64>
    %v1 = stablehlo.constant dense<[[[[0xFFF0000000000000], [5.5], [2.5], [2.0], [-0.375]], [[1.0], [0xFFF0000000000000], [3.25], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0.021484375], [-120.0], [0.0], [0.0], [0xFFF0000000000000]], [[-0.013671875], [0.0], [0xFFF0000000000000], [0.0], [0.0]]], [[[3.75], [0.0], [-1.25], [0xFFF0000000000000], [-0.4375]], [[36.0], [0.0], [1.5], [-0.046875], [-0.625]]]]> : tensor<3x2x5x1xf64>
    %v2 = stablehlo.constant dense<[[[[0x7FF0000000000000], [5.5], [2.5], [2.0], [-0.375]], [[1.0], [0x7FF0000000000000], [3.25], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0.021484375], [-120.0], [0.0], [0.0], [0x7FF0000000000000]], [[-0.013671875], [0.0], [0x7FF0000000000000], [0.0], [0.0]]], [[[3.75], [0.0], [-1.25], [0x7FF0000000000000], [-0.4375]], [[36.0], [0.0], [1.5], [-0.046875], [-0.625]]]]> : tensor<3x2x5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x2x5x1xi1>
    %v6 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [true], [false]]], [[[false], [false], [false], [false], [true]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x2x5x1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x2x5x1xi1>
    %v10 = stablehlo.constant dense<[[[[true], [false], [false], [false], [false]], [[false], [true], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [true], [false], [false]]], [[[false], [false], [false], [true], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x5x1xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x2x5x1xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x2x5x1xi1>
    %v15 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x5x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x2x5x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x2x5x1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<3x2x5x1xi1>
    %v20 = stablehlo.convert %r#1 : (tensor<3x2x5x1xf8E4M3>) -> tensor<3x2x5x1xf64>
    %v21 = stablehlo.constant dense<[[[[0xFFF0000000000000], [5.5], [2.5], [2.0], [-0.375]], [[1.0], [0xFFF0000000000000], [3.25], [0xFFF0000000000000], [0xFFF0000000000000]]], [[[0.021484375], [-120.0], [0.0], [0.0], [0xFFF0000000000000]], [[-0.013671875], [0.0], [0xFFF0000000000000], [0.0], [0.0]]], [[[3.75], [0.0], [-1.25], [0xFFF0000000000000], [-0.4375]], [[36.0], [0.0], [1.5], [-0.046875], [-0.625]]]]> : tensor<3x2x5x1xf64>
    %v22 = stablehlo.constant dense<[[[[0x7FF0000000000000], [5.5], [2.5], [2.0], [-0.375]], [[1.0], [0x7FF0000000000000], [3.25], [0x7FF0000000000000], [0x7FF0000000000000]]], [[[0.021484375], [-120.0], [0.0], [0.0], [0x7FF0000000000000]], [[-0.013671875], [0.0], [0x7FF0000000000000], [0.0], [0.0]]], [[[3.75], [0.0], [-1.25], [0x7FF0000000000000], [-0.4375]], [[36.0], [0.0], [1.5], [-0.046875], [-0.625]]]]> : tensor<3x2x5x1xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<3x2x5x1xi1>
    %v26 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [true], [false]]], [[[false], [false], [false], [false], [true]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v27 = stablehlo.compare NE, %v20, %v20, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<3x2x5x1xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<3x2x5x1xi1>
    %v30 = stablehlo.constant dense<[[[[true], [false], [false], [false], [false]], [[false], [true], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [true], [false], [false]]], [[[false], [false], [false], [true], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v31 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x2x5x1xf64>
    %v32 = stablehlo.compare EQ, %v20, %v31, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v33 = stablehlo.and %v32, %v30 : tensor<3x2x5x1xi1>
    %v34 = stablehlo.or %v29, %v33 : tensor<3x2x5x1xi1>
    %v35 = stablehlo.constant dense<[[[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [true]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]], [[[false], [false], [false], [false], [false]], [[false], [false], [false], [false], [false]]]]> : tensor<3x2x5x1xi1>
    %v36 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x2x5x1xf64>
    %v37 = stablehlo.compare EQ, %v20, %v36, FLOAT : (tensor<3x2x5x1xf64>, tensor<3x2x5x1xf64>) -> tensor<3x2x5x1xi1>
    %v38 = stablehlo.and %v37, %v35 : tensor<3x2x5x1xi1>
    %v39 = stablehlo.or %v34, %v38 : tensor<3x2x5x1xi1>
    check.expect_eq_const %v39, dense<true> : tensor<3x2x5x1xi1>
    func.return
  }
}
