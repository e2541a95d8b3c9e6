// RUN: stablehlo-translate --interpret %s --args='[dense<-0.25> : tensor<f8E4M3B11FNUZ>, dense<1.0> : tensor<f8E4M3B11FNUZ>, dense<0.0> : tensor<f8E4M3B11FNUZ>, dense<0.5> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.cross-replica-sum on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   E: f8E4M3B11FNUZ
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: [-0.25]
// legal 1 0: [1.5]
// legal 2 0: [-0.25]
// legal 3 0: [1.5]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
    %0 = "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ>
    return %0 : tensor<f8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<f8E4M3B11FNUZ>, %input3: tensor<f8E4M3B11FNUZ>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program, @program], [@program, @program]]} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.25> : tensor<f64>
    %v1 = stablehlo.convert %r#1 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v1, dense<1.5> : tensor<f64>
    %v2 = stablehlo.convert %r#2 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-0.25> : tensor<f64>
    %v3 = stablehlo.convert %r#3 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v3, dense<1.5> : tensor<f64>
    func.return
  }
}
