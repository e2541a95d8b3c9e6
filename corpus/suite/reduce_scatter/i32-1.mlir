// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reduce_scatter on i32, exact values
//   n: more
//   S: rank 3+
//   S: has 1
//   E: i32
//   F: i32
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: singletons
//   replica_groups: ordered
//   scatter_dimension: later
// legal 0 0: [1073741824,-999873674,523854434,2,-665104598,164556428,1188101376,1073741824,-987292073,1019192980,-2147483647,1073741824]
// legal 1 0: [1073741824,-999873674,523854434,2,-665104598,164556428,1188101376,1073741824,-987292073,1019192980,-2147483647,1073741824]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<3x2x1x2xi32> {
    %0 = stablehlo.constant dense<[[[[1073741824, -999873674]], [[523854434, 2]]], [[[-665104598, 164556428]], [[1188101376, 1073741824]]], [[[-987292073, 1019192980]], [[-2147483647, 1073741824]]]]> : tensor<3x2x1x2xi32>
    %1 = "stablehlo.reduce_scatter"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, scatter_dimension = 3 : i64}> ({
    ^bb0(%2: tensor<i32>, %3: tensor<i32>):
      %4 = stablehlo.multiply %2, %3 : tensor<i32>
      stablehlo.return %4 : tensor<i32>
    }) : (tensor<3x2x1x2xi32>) -> tensor<3x2x1x2xi32>
    return %1 : tensor<3x2x1x2xi32>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<3x2x1x2xi32>, tensor<3x2x1x2xi32>)
    check.expect_eq_const %r#0, dense<[[[[1073741824, -999873674]], [[523854434, 2]]], [[[-665104598, 164556428]], [[1188101376, 1073741824]]], [[[-987292073, 1019192980]], [[-2147483647, 1073741824]]]]> : tensor<3x2x1x2xi32>
    check.expect_eq_const %r#1, dense<[[[[1073741824, -999873674]], [[523854434, 2]]], [[[-665104598, 164556428]], [[1188101376, 1073741824]]], [[[-987292073, 1019192980]], [[-2147483647, 1073741824]]]]> : tensor<3x2x1x2xi32>
    func.return
  }
}
