// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[(1.6265599, 4.176008), (1.2643292, 1.6379181)], [(-8.273578, -6.2891827), (-0.17166902, -4.065602)]]> : tensor<2x2xcomplex<f32>>, dense<[[9, 0, 0, -4, 2], [3, 1, -1, -2, -9]]> : tensor<2x5xi32>, dense<[-14.059782, 0.57100016, -4.1135254, -5.968385]> : tensor<4xf32>, dense<[[2, -2, -2, -3, -6], [-4, 2, 1, -7, -8], [8, 9, 0, -9, -5], [2, 4, 7, 8, 0], [7, 4, -6, 6, -8]]> : tensor<5x5xi32>, dense<(-2.8071024, -0.44059142)> : tensor<complex<f32>>, dense<[[(1.0655771, 0.48915574), (1.2471327, 1.5944023)], [(-1.5609922, -9.366679), (1.653955, -0.19493036)]]> : tensor<2x2xcomplex<f32>>, dense<[[-7, -9, -6, -5, -9], [1, -3, 0, 0, 7]]> : tensor<2x5xi32>, dense<[0.2307937, 9.717933, 6.214258, 0.24348351]> : tensor<4xf32>, dense<[[-2, -7, 0, -1, 0], [-3, 8, -6, -2, 3], [-1, 5, -7, -3, -6], [-5, -4, -6, -4, 4], [-1, 8, -8, -6, -2]]> : tensor<5x5xi32>, dense<(-2.4748268, 2.1116903)> : tensor<complex<f32>>, dense<[[(-0.3225054, -0.46421763), (4.462801, 2.5556695)], [(-1.2689342, 7.422329), (7.0344296, -3.8473237)]]> : tensor<2x2xcomplex<f32>>, dense<[[8, -2, 2, 7, 0], [-9, 2, 0, 8, -3]]> : tensor<2x5xi32>, dense<[-1.0803351, 0.12558816, -0.54319286, 0.3348708]> : tensor<4xf32>, dense<[[9, 4, 7, 7, -8], [3, -6, -4, -5, 4], [-5, -5, 3, 3, -7], [1, 9, 0, -4, -3], [7, 6, 0, 1, 3]]> : tensor<5x5xi32>, dense<(-1.7708609, 0.96807134)> : tensor<complex<f32>>]'
// RUN: : @program
// chlo.scan on complex<f32>, envelope values
//   N: low + 1
//   n: more
//   dimension: low
//   S: rank 1
//   T: rank 0
//   T: rank 2
//   T: rank 3+
//   T: has 1
//   E: i32
//   E: complex<f32>
//   F: i32
//   F: complex<f32>
//   C: rank 0
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-2.8071024417877197,-0.440591424703598]
// legal 0 1: [2,-2,-2,-3,-6,-4,2,1,-7,-8,8,9,0,-9,-5,2,4,7,8,0,7,4,-6,6,-8]
// legal 0 2: [-14.059782028198242,0.5710001587867737,-4.113525390625,-5.968385219573975]
// legal 0 3: [7.685703277587891,2.4735705852508545,7.685703277587891,2.4735705852508545]
// legal 0 4: [1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0,1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0]
// legal 0 5: [1,7,0,-2,-3,1,-9,5,1,7,0,-2,-3,1,-9,5]
// legal 1 0: [-2.4748268127441406,2.1116902828216553]
// legal 1 1: [-2,-7,0,-1,0,-3,8,-6,-2,3,-1,5,-7,-3,-6,-5,-4,-6,-4,4,-1,8,-8,-6,-2]
// legal 1 2: [0.23079369962215424,9.71793270111084,6.214258193969727,0.2434835135936737]
// legal 1 3: [{"any of":[1.665531873703003,1.665532112121582]},-10.45213508605957,{"any of":[1.665531873703003,1.665532112121582]},-10.45213508605957]
// legal 1 4: [1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0,1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0]
// legal 1 5: [1,7,0,-2,-3,1,-9,5,1,7,0,-2,-3,1,-9,5]
// legal 2 0: [-1.7708609104156494,0.9680713415145874]
// legal 2 1: [9,4,7,7,-8,3,-6,-4,-5,4,-5,-5,3,3,-7,1,9,0,-4,-3,7,6,0,1,3]
// legal 2 2: [-1.0803351402282715,0.12558816373348236,-0.5431928634643555,0.3348707854747772]
// legal 2 3: [2.1987862586975098,-3.4286394119262695,2.1987862586975098,-3.4286394119262695]
// legal 2 4: [1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0,1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0]
// legal 2 5: [1,7,0,-2,-3,1,-9,5,1,7,0,-2,-3,1,-9,5]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 3 : i32} {
  func.func @program(%arg0: tensor<2x2xcomplex<f32>>, %arg1: tensor<2x5xi32>, %arg2: tensor<4xf32>, %arg3: tensor<5x5xi32>, %arg4: tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<5x5xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x4x1xi32>) {
    %0, %1, %2, %3, %4, %5 = chlo.scan(%arg0, %arg1) inits (%arg2, %arg3, %arg4) dimension=0 {
    ^bb0(%6: tensor<2xcomplex<f32>>, %7: tensor<5xi32>, %8: tensor<4xf32>, %9: tensor<5x5xi32>, %10: tensor<complex<f32>>):
      %11 = stablehlo.constant dense<[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]> : tensor<2x4x1xi32>
      %12 = stablehlo.constant dense<[[(1.0, 1.5), (-1.0, 0.5), (-0.5, 4.0), (3.0, 4.0)], [(3.5, 0.5), (1.5, 1.0), (-1.5, -4.0), (0.5, -3.5)], [(3.5, 3.5), (4.0, -1.0), (-4.0, 1.5), (-1.0, 2.0)]]> : tensor<3x4xcomplex<f32>>
      %13 = stablehlo.multiply %10, %10 : tensor<complex<f32>>
      stablehlo.return %11, %12, %13, %8, %9, %10 : tensor<2x4x1xi32>, tensor<3x4xcomplex<f32>>, tensor<complex<f32>>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>
    } : (tensor<2x2xcomplex<f32>>, tensor<2x5xi32>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>) -> (tensor<2x2x4x1xi32>, tensor<2x3x4xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>)
    return %5, %4, %3, %2, %1, %0 : tensor<complex<f32>>, tensor<5x5xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x4x1xi32>
  }

  func.func @main(%input0: tensor<2x2xcomplex<f32>>, %input1: tensor<2x5xi32>, %input2: tensor<4xf32>, %input3: tensor<5x5xi32>, %input4: tensor<complex<f32>>, %input5: tensor<2x2xcomplex<f32>>, %input6: tensor<2x5xi32>, %input7: tensor<4xf32>, %input8: tensor<5x5xi32>, %input9: tensor<complex<f32>>, %input10: tensor<2x2xcomplex<f32>>, %input11: tensor<2x5xi32>, %input12: tensor<4xf32>, %input13: tensor<5x5xi32>, %input14: tensor<complex<f32>>) {
    %r:18 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7, %input8, %input9, %input10, %input11, %input12, %input13, %input14) {programs = [[@program], [@program], [@program]]} : (tensor<2x2xcomplex<f32>>, tensor<2x5xi32>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x5xi32>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x5xi32>, tensor<4xf32>, tensor<5x5xi32>, tensor<complex<f32>>) -> (tensor<complex<f32>>, tensor<5x5xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x4x1xi32>, tensor<complex<f32>>, tensor<5x5xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x4x1xi32>, tensor<complex<f32>>, tensor<5x5xi32>, tensor<4xf32>, tensor<2xcomplex<f32>>, tensor<2x3x4xcomplex<f32>>, tensor<2x2x4x1xi32>)
    %v0 = stablehlo.real %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-2.8071024417877197> : tensor<f64>
    %v2 = stablehlo.imag %r#0 : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<-0.440591424703598> : tensor<f64>
    check.expect_eq_const %r#1, dense<[[2, -2, -2, -3, -6], [-4, 2, 1, -7, -8], [8, 9, 0, -9, -5], [2, 4, 7, 8, 0], [7, 4, -6, 6, -8]]> : tensor<5x5xi32>
    %v4 = stablehlo.convert %r#2 : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v4, dense<[-14.059782028198242, 0.5710001587867737, -4.113525390625, -5.968385219573975]> : tensor<4xf64>
    %v5 = stablehlo.real %r#3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v6 = stablehlo.convert %v5 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v6, dense<7.685703277587891> : tensor<2xf64>
    %v7 = stablehlo.imag %r#3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v8 = stablehlo.convert %v7 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v8, dense<2.4735705852508545> : tensor<2xf64>
    %v9 = stablehlo.real %r#4 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v10 = stablehlo.convert %v9 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v10, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v11 = stablehlo.imag %r#4 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v12 = stablehlo.convert %v11 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v12, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#5, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    %v13 = stablehlo.real %r#6 : (tensor<complex<f32>>) -> tensor<f32>
    %v14 = stablehlo.convert %v13 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v14, dense<-2.4748268127441406> : tensor<f64>
    %v15 = stablehlo.imag %r#6 : (tensor<complex<f32>>) -> tensor<f32>
    %v16 = stablehlo.convert %v15 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v16, dense<2.1116902828216553> : tensor<f64>
    check.expect_eq_const %r#7, dense<[[-2, -7, 0, -1, 0], [-3, 8, -6, -2, 3], [-1, 5, -7, -3, -6], [-5, -4, -6, -4, 4], [-1, 8, -8, -6, -2]]> : tensor<5x5xi32>
    %v17 = stablehlo.convert %r#8 : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v17, dense<[0.23079369962215424, 9.71793270111084, 6.214258193969727, 0.2434835135936737]> : tensor<4xf64>
    %v18 = stablehlo.real %r#9 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v19 = stablehlo.convert %v18 : (tensor<2xf32>) -> tensor<2xf64>
    %v20 = stablehlo.constant dense<1.665532112121582> : tensor<2xf64>
    %v21 = stablehlo.constant dense<1.665531873703003> : tensor<2xf64>
    %v22 = stablehlo.compare GE, %v19, %v21, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v23 = stablehlo.compare LE, %v19, %v20, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v24 = stablehlo.and %v22, %v23 : tensor<2xi1>
    %v25 = stablehlo.constant dense<1.665531873703003> : tensor<2xf64>
    %v26 = stablehlo.compare LE, %v19, %v25, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v27 = stablehlo.constant dense<1.665532112121582> : tensor<2xf64>
    %v28 = stablehlo.compare GE, %v19, %v27, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v29 = stablehlo.or %v26, %v28 : tensor<2xi1>
    %v30 = stablehlo.and %v24, %v29 : tensor<2xi1>
    check.expect_eq_const %v30, dense<true> : tensor<2xi1>
    %v31 = stablehlo.imag %r#9 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v32 = stablehlo.convert %v31 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v32, dense<-10.45213508605957> : tensor<2xf64>
    %v33 = stablehlo.real %r#10 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v34 = stablehlo.convert %v33 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v34, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v35 = stablehlo.imag %r#10 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v36 = stablehlo.convert %v35 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v36, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#11, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    %v37 = stablehlo.real %r#12 : (tensor<complex<f32>>) -> tensor<f32>
    %v38 = stablehlo.convert %v37 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v38, dense<-1.7708609104156494> : tensor<f64>
    %v39 = stablehlo.imag %r#12 : (tensor<complex<f32>>) -> tensor<f32>
    %v40 = stablehlo.convert %v39 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v40, dense<0.9680713415145874> : tensor<f64>
    check.expect_eq_const %r#13, dense<[[9, 4, 7, 7, -8], [3, -6, -4, -5, 4], [-5, -5, 3, 3, -7], [1, 9, 0, -4, -3], [7, 6, 0, 1, 3]]> : tensor<5x5xi32>
    %v41 = stablehlo.convert %r#14 : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v41, dense<[-1.0803351402282715, 0.12558816373348236, -0.5431928634643555, 0.3348707854747772]> : tensor<4xf64>
    %v42 = stablehlo.real %r#15 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v43 = stablehlo.convert %v42 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v43, dense<2.1987862586975098> : tensor<2xf64>
    %v44 = stablehlo.imag %r#15 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v45 = stablehlo.convert %v44 : (tensor<2xf32>) -> tensor<2xf64>
    check.expect_eq_const %v45, dense<-3.4286394119262695> : tensor<2xf64>
    %v46 = stablehlo.real %r#16 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v47 = stablehlo.convert %v46 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v47, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v48 = stablehlo.imag %r#16 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v49 = stablehlo.convert %v48 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v49, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#17, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    func.return
  }
}
