// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f8E4M3B11FNUZ>, dense<-1.0> : tensor<f8E4M3B11FNUZ>, dense<1.0> : tensor<f8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on f8E4M3B11FNUZ, exact values
//   S: rank 0
//   U: rank 0
//   E: f8E4M3B11FNUZ
//   broadcast_dimensions: empty
//   I: i4
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [[0.0,0.0]]
// legal 1 0: [-1.0]
// legal 2 0: [1.0]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<f8E4M3B11FNUZ>) -> tensor<f8E4M3B11FNUZ> {
    %0 = stablehlo.constant dense<> : tensor<0xi4>
    %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>} : (tensor<f8E4M3B11FNUZ>, tensor<0xi4>) -> tensor<f8E4M3B11FNUZ>
    return %1 : tensor<f8E4M3B11FNUZ>
  }

  func.func @main(%input0: tensor<f8E4M3B11FNUZ>, %input1: tensor<f8E4M3B11FNUZ>, %input2: tensor<f8E4M3B11FNUZ>) {
    %r:3 = "interpreter.run_parallel"(%input0, %input1, %input2) {programs = [[@program], [@program], [@program]]} : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r#0 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    %v2 = stablehlo.convert %r#1 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v2, dense<-1.0> : tensor<f64>
    %v3 = stablehlo.convert %r#2 : (tensor<f8E4M3B11FNUZ>) -> tensor<f64>
    check.expect_eq_const %v3, dense<1.0> : tensor<f64>
    func.return
  }
}
