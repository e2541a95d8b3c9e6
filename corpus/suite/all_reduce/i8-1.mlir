// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on i8, exact values
//   N: low
//   S: rank 1
//   F: i8
//   E: i8
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: ordered
// legal 0 0: [-127,-127]
// legal 1 0: [-127,-127]
// legal 2 0: [-127,-127]
// legal 3 0: [-127,-127]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<2xi8> {
    %0 = stablehlo.constant dense<[-127, -127]> : tensor<2xi8>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%2: tensor<i8>, %3: tensor<i8>):
      %4 = stablehlo.or %2, %3 : tensor<i8>
      stablehlo.return %4 : tensor<i8>
    }) : (tensor<2xi8>) -> tensor<2xi8>
    return %1 : tensor<2xi8>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xi8>)
    check.expect_eq_const %r#0, dense<-127> : tensor<2xi8>
    check.expect_eq_const %r#1, dense<-127> : tensor<2xi8>
    check.expect_eq_const %r#2, dense<-127> : tensor<2xi8>
    check.expect_eq_const %r#3, dense<-127> : tensor<2xi8>
    func.return
  }
}
