// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_reduce on f8E3M4, exact values
//   N: low
//   S: rank 1
//   S: has 1
//   F: f8E3M4
//   E: f8E3M4
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: false
//   replica_groups: one row
//   replica_groups: ordered
// legal 0 0: ["nan"]
// legal 1 0: ["nan"]
// legal 2 0: ["nan"]
// legal 3 0: ["nan"]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<1xf8E3M4> {
    %0 = stablehlo.constant dense<[0xF8]> : tensor<1xf8E3M4>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%2: tensor<f8E3M4>, %3: tensor<f8E3M4>):
      %4 = stablehlo.maximum %2, %3 : tensor<f8E3M4>
      stablehlo.return %4 : tensor<f8E3M4>
    }) : (tensor<1xf8E3M4>) -> tensor<1xf8E3M4>
    return %1 : tensor<1xf8E3M4>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>, tensor<1xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1xi1>
    %v10 = stablehlo.convert %r#1 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v11 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v13 = stablehlo.compare GE, %v10, %v12, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v14 = stablehlo.compare LE, %v10, %v11, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v15 = stablehlo.and %v13, %v14 : tensor<1xi1>
    %v16 = stablehlo.constant dense<true> : tensor<1xi1>
    %v17 = stablehlo.compare NE, %v10, %v10, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v18 = stablehlo.and %v17, %v16 : tensor<1xi1>
    %v19 = stablehlo.or %v15, %v18 : tensor<1xi1>
    check.expect_eq_const %v19, dense<true> : tensor<1xi1>
    %v20 = stablehlo.convert %r#2 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v22 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v23 = stablehlo.compare GE, %v20, %v22, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v24 = stablehlo.compare LE, %v20, %v21, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v25 = stablehlo.and %v23, %v24 : tensor<1xi1>
    %v26 = stablehlo.constant dense<true> : tensor<1xi1>
    %v27 = stablehlo.compare NE, %v20, %v20, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v28 = stablehlo.and %v27, %v26 : tensor<1xi1>
    %v29 = stablehlo.or %v25, %v28 : tensor<1xi1>
    check.expect_eq_const %v29, dense<true> : tensor<1xi1>
    %v30 = stablehlo.convert %r#3 : (tensor<1xf8E3M4>) -> tensor<1xf64>
    %v31 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1xf64>
    %v32 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1xf64>
    %v33 = stablehlo.compare GE, %v30, %v32, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v34 = stablehlo.compare LE, %v30, %v31, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v35 = stablehlo.and %v33, %v34 : tensor<1xi1>
    %v36 = stablehlo.constant dense<true> : tensor<1xi1>
    %v37 = stablehlo.compare NE, %v30, %v30, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %v38 = stablehlo.and %v37, %v36 : tensor<1xi1>
    %v39 = stablehlo.or %v35, %v38 : tensor<1xi1>
    check.expect_eq_const %v39, dense<true> : tensor<1xi1>
    func.return
  }
}
