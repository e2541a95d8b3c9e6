// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.collective_broadcast on f32, special values
//   channel_id: 0
//   channel_id: near 1
//   N: low
//   S: rank 0
//   E: f32
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-1.1754942106924411e-38]
// legal 1 0: [-1.1754942106924411e-38]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<f32> {
    %0 = stablehlo.constant dense<-1.1754942e-38> : tensor<f32>
    %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }

  func.func @main() {
    %r:2 = "interpreter.run_parallel"() {programs = [[@program], [@program]]} : () -> (tensor<f32>, tensor<f32>)
    %v0 = stablehlo.convert %r#0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-1.1754942106924411e-38> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-1.1754942106924411e-38> : tensor<f64>
    func.return
  }
}
