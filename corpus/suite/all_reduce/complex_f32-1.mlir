// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(4.0, -6.0)], [(-2.0, 8.0)], [(8.0, -8.0)], [(-0.0, -7.0)]], [[(-3.0, 1.0)], [(3.0, 4.0)], [(-8.0, -5.0)], [(-1.0, -6.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(6.0, -3.0)], [(-4.0, 0.0)], [(0x7FC00000, 8.0)], [(1.0, 1.0)]], [[(-5.0, -8.0)], [(-7.0, 1.0)], [(-7.0, 8.0)], [(-5.0, -4.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(0x7F800000, 7.0)], [(-6.0, -6.0)], [(5.0, -6.0)], [(0.0, -6.0)]], [[(2.0, 5.0)], [(7.0, 5.0)], [(2.0, 8.0)], [(7.0, 4.0)]]]> : tensor<2x4x1xcomplex<f32>>, dense<[[[(-7.0, 7.0)], [(-7.0, 2.0)], [(-7.0, -2.0)], [(8.0, 2.0)]], [[(4.0, 3.0)], [(2.0, -8.0)], [(2.0, 0.0)], [(4.0, 0xFF800000)]]]> : tensor<2x4x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.all_reduce on complex<f32>, exact values
//   N: low
//   S: rank 3+
//   S: has 1
//   F: complex<f32>
//   E: complex<f32>
//   channel_id: positive
//   channel_id: near 1 + 1
//   use_global_device_ids: true
//   replica_groups: ordered
// legal 0 0: [10.0,-9.0,-6.0,8.0,"nan",[0.0,0.0],1.0,-6.0,-8.0,-7.0,-4.0,5.0,-15.0,3.0,-6.0,-10.0]
// legal 1 0: [10.0,-9.0,-6.0,8.0,"nan",[0.0,0.0],1.0,-6.0,-8.0,-7.0,-4.0,5.0,-15.0,3.0,-6.0,-10.0]
// legal 2 0: ["inf",14.0,-13.0,-4.0,-2.0,-8.0,8.0,-4.0,6.0,8.0,9.0,-3.0,4.0,8.0,11.0,"-inf"]
// legal 3 0: ["inf",14.0,-13.0,-4.0,-2.0,-8.0,8.0,-4.0,6.0,8.0,9.0,-3.0,4.0,8.0,11.0,"-inf"]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> ({
    ^bb0(%1: tensor<complex<f32>>, %2: tensor<complex<f32>>):
      %3 = stablehlo.add %1, %2 : tensor<complex<f32>>
      stablehlo.return %3 : tensor<complex<f32>>
    }) : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xcomplex<f32>>
    return %0 : tensor<2x4x1xcomplex<f32>>
  }

  func.func @main(%input0: tensor<2x4x1xcomplex<f32>>, %input1: tensor<2x4x1xcomplex<f32>>, %input2: tensor<2x4x1xcomplex<f32>>, %input3: tensor<2x4x1xcomplex<f32>>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>) -> (tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>, tensor<2x4x1xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v1 = stablehlo.convert %v0 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v2 = stablehlo.constant dense<[[[10.0], [-6.0], [0xFFF0000000000000], [1.0]], [[-8.0], [-4.0], [-15.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v3 = stablehlo.constant dense<[[[10.0], [-6.0], [0x7FF0000000000000], [1.0]], [[-8.0], [-4.0], [-15.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v4 = stablehlo.compare GE, %v1, %v3, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v5 = stablehlo.compare LE, %v1, %v2, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v6 = stablehlo.and %v4, %v5 : tensor<2x4x1xi1>
    %v7 = stablehlo.constant dense<[[[false], [false], [true], [false]], [[false], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v8 = stablehlo.compare NE, %v1, %v1, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v9 = stablehlo.and %v8, %v7 : tensor<2x4x1xi1>
    %v10 = stablehlo.or %v6, %v9 : tensor<2x4x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<2x4x1xi1>
    %v11 = stablehlo.imag %r#0 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v12 = stablehlo.convert %v11 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v12, dense<[[[-9.0], [8.0], [0.0], [-6.0]], [[-7.0], [5.0], [3.0], [-10.0]]]> : tensor<2x4x1xf64>
    %v13 = stablehlo.real %r#1 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v14 = stablehlo.convert %v13 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v15 = stablehlo.constant dense<[[[10.0], [-6.0], [0xFFF0000000000000], [1.0]], [[-8.0], [-4.0], [-15.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v16 = stablehlo.constant dense<[[[10.0], [-6.0], [0x7FF0000000000000], [1.0]], [[-8.0], [-4.0], [-15.0], [-6.0]]]> : tensor<2x4x1xf64>
    %v17 = stablehlo.compare GE, %v14, %v16, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v18 = stablehlo.compare LE, %v14, %v15, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v19 = stablehlo.and %v17, %v18 : tensor<2x4x1xi1>
    %v20 = stablehlo.constant dense<[[[false], [false], [true], [false]], [[false], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v21 = stablehlo.compare NE, %v14, %v14, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v22 = stablehlo.and %v21, %v20 : tensor<2x4x1xi1>
    %v23 = stablehlo.or %v19, %v22 : tensor<2x4x1xi1>
    check.expect_eq_const %v23, dense<true> : tensor<2x4x1xi1>
    %v24 = stablehlo.imag %r#1 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v25 = stablehlo.convert %v24 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    check.expect_eq_const %v25, dense<[[[-9.0], [8.0], [0.0], [-6.0]], [[-7.0], [5.0], [3.0], [-10.0]]]> : tensor<2x4x1xf64>
    %v26 = stablehlo.real %r#2 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v27 = stablehlo.convert %v26 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v28 = stablehlo.constant dense<[[[0xFFF0000000000000], [-13.0], [-2.0], [8.0]], [[6.0], [9.0], [4.0], [11.0]]]> : tensor<2x4x1xf64>
    %v29 = stablehlo.constant dense<[[[0x7FF0000000000000], [-13.0], [-2.0], [8.0]], [[6.0], [9.0], [4.0], [11.0]]]> : tensor<2x4x1xf64>
    %v30 = stablehlo.compare GE, %v27, %v29, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v31 = stablehlo.compare LE, %v27, %v28, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<2x4x1xi1>
    %v33 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v34 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x4x1xf64>
    %v35 = stablehlo.compare EQ, %v27, %v34, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v36 = stablehlo.and %v35, %v33 : tensor<2x4x1xi1>
    %v37 = stablehlo.or %v32, %v36 : tensor<2x4x1xi1>
    check.expect_eq_const %v37, dense<true> : tensor<2x4x1xi1>
    %v38 = stablehlo.imag %r#2 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v39 = stablehlo.convert %v38 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v40 = stablehlo.constant dense<[[[14.0], [-4.0], [-8.0], [-4.0]], [[8.0], [-3.0], [8.0], [0xFFF0000000000000]]]> : tensor<2x4x1xf64>
    %v41 = stablehlo.constant dense<[[[14.0], [-4.0], [-8.0], [-4.0]], [[8.0], [-3.0], [8.0], [0x7FF0000000000000]]]> : tensor<2x4x1xf64>
    %v42 = stablehlo.compare GE, %v39, %v41, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v43 = stablehlo.compare LE, %v39, %v40, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v44 = stablehlo.and %v42, %v43 : tensor<2x4x1xi1>
    %v45 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [true]]]> : tensor<2x4x1xi1>
    %v46 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4x1xf64>
    %v47 = stablehlo.compare EQ, %v39, %v46, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v48 = stablehlo.and %v47, %v45 : tensor<2x4x1xi1>
    %v49 = stablehlo.or %v44, %v48 : tensor<2x4x1xi1>
    check.expect_eq_const %v49, dense<true> : tensor<2x4x1xi1>
    %v50 = stablehlo.real %r#3 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v51 = stablehlo.convert %v50 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v52 = stablehlo.constant dense<[[[0xFFF0000000000000], [-13.0], [-2.0], [8.0]], [[6.0], [9.0], [4.0], [11.0]]]> : tensor<2x4x1xf64>
    %v53 = stablehlo.constant dense<[[[0x7FF0000000000000], [-13.0], [-2.0], [8.0]], [[6.0], [9.0], [4.0], [11.0]]]> : tensor<2x4x1xf64>
    %v54 = stablehlo.compare GE, %v51, %v53, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v55 = stablehlo.compare LE, %v51, %v52, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v56 = stablehlo.and %v54, %v55 : tensor<2x4x1xi1>
    %v57 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<2x4x1xi1>
    %v58 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x4x1xf64>
    %v59 = stablehlo.compare EQ, %v51, %v58, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v60 = stablehlo.and %v59, %v57 : tensor<2x4x1xi1>
    %v61 = stablehlo.or %v56, %v60 : tensor<2x4x1xi1>
    check.expect_eq_const %v61, dense<true> : tensor<2x4x1xi1>
    %v62 = stablehlo.imag %r#3 : (tensor<2x4x1xcomplex<f32>>) -> tensor<2x4x1xf32>
    %v63 = stablehlo.convert %v62 : (tensor<2x4x1xf32>) -> tensor<2x4x1xf64>
    %v64 = stablehlo.constant dense<[[[14.0], [-4.0], [-8.0], [-4.0]], [[8.0], [-3.0], [8.0], [0xFFF0000000000000]]]> : tensor<2x4x1xf64>
    %v65 = stablehlo.constant dense<[[[14.0], [-4.0], [-8.0], [-4.0]], [[8.0], [-3.0], [8.0], [0x7FF0000000000000]]]> : tensor<2x4x1xf64>
    %v66 = stablehlo.compare GE, %v63, %v65, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v67 = stablehlo.compare LE, %v63, %v64, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v68 = stablehlo.and %v66, %v67 : tensor<2x4x1xi1>
    %v69 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [true]]]> : tensor<2x4x1xi1>
    %v70 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x4x1xf64>
    %v71 = stablehlo.compare EQ, %v63, %v70, FLOAT : (tensor<2x4x1xf64>, tensor<2x4x1xf64>) -> tensor<2x4x1xi1>
    %v72 = stablehlo.and %v71, %v69 : tensor<2x4x1xi1>
    %v73 = stablehlo.or %v68, %v72 : tensor<2x4x1xi1>
    check.expect_eq_const %v73, dense<true> : tensor<2x4x1xi1>
    func.return
  }
}
