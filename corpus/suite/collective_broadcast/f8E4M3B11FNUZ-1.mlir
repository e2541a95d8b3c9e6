// RUN: stablehlo-translate --interpret %s --args='[dense<0.25> : tensor<f8E4M3B11FNUZ>, dense<-0.5> : tensor<f8E4M3B11FNUZ>, dense<-1.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.collective_broadcast on f8E4M3B11FNUZ, exact values
//   channel_id: positive
//   N: low
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   replica_groups: one row
//   replica_groups: singletons
// legal 0 0: [0.25]
// legal 1 0: [-0.5]
// legal 2 0: [-1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    return %0 : tensor<f8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<f8E4M3B11FNUZ>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<0.25> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-0.5> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-1.0> : tensor<f64>
    func.return
  }
}
