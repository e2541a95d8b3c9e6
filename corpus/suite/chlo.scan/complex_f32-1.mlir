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
// legal 0 3: [[7.685702800750732,7.685703754425049],[2.4735703468322754,2.4735708236694336],[7.685702800750732,7.685703754425049],[2.4735703468322754,2.4735708236694336]]
// legal 0 4: [1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0,1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0]
// legal 0 5: [1,7,0,-2,-3,1,-9,5,1,7,0,-2,-3,1,-9,5]
// legal 1 0: [-2.4748268127441406,2.1116902828216553]
// legal 1 1: [-2,-7,0,-1,0,-3,8,-6,-2,3,-1,5,-7,-3,-6,-5,-4,-6,-4,4,-1,8,-8,-6,-2]
// legal 1 2: [0.23079369962215424,9.71793270111084,6.214258193969727,0.2434835135936737]
// legal 1 3: [[1.6655311584472656,1.6655330657958984],[-10.452136039733887,-10.452134132385254],[1.6655311584472656,1.6655330657958984],[-10.452136039733887,-10.452134132385254]]
// legal 1 4: [1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0,1.0,1.5,-1.0,0.5,-0.5,4.0,3.0,4.0,3.5,0.5,1.5,1.0,-1.5,-4.0,0.5,-3.5,3.5,3.5,4.0,-1.0,-4.0,1.5,-1.0,2.0]
// legal 1 5: [1,7,0,-2,-3,1,-9,5,1,7,0,-2,-3,1,-9,5]
// legal 2 0: [-1.7708609104156494,0.9680713415145874]
// legal 2 1: [9,4,7,7,-8,3,-6,-4,-5,4,-5,-5,3,3,-7,1,9,0,-4,-3,7,6,0,1,3]
// legal 2 2: [-1.0803351402282715,0.12558816373348236,-0.5431928634643555,0.3348707854747772]
// legal 2 3: [[2.1987860202789307,2.198786735534668],[-3.4286396503448486,-3.4286391735076904],[2.1987860202789307,2.198786735534668],[-3.4286396503448486,-3.4286391735076904]]
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
    %v7 = stablehlo.constant dense<7.685703754425049> : tensor<2xf64>
    %v8 = stablehlo.constant dense<7.685702800750732> : tensor<2xf64>
    %v9 = stablehlo.compare GE, %v6, %v8, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v10 = stablehlo.compare LE, %v6, %v7, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v11 = stablehlo.and %v9, %v10 : tensor<2xi1>
    check.expect_eq_const %v11, dense<true> : tensor<2xi1>
    %v12 = stablehlo.imag %r#3 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v13 = stablehlo.convert %v12 : (tensor<2xf32>) -> tensor<2xf64>
    %v14 = stablehlo.constant dense<2.4735708236694336> : tensor<2xf64>
    %v15 = stablehlo.constant dense<2.4735703468322754> : tensor<2xf64>
    %v16 = stablehlo.compare GE, %v13, %v15, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v17 = stablehlo.compare LE, %v13, %v14, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v18 = stablehlo.and %v16, %v17 : tensor<2xi1>
    check.expect_eq_const %v18, dense<true> : tensor<2xi1>
    %v19 = stablehlo.real %r#4 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v20 = stablehlo.convert %v19 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v20, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v21 = stablehlo.imag %r#4 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v22 = stablehlo.convert %v21 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v22, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#5, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    %v23 = stablehlo.real %r#6 : (tensor<complex<f32>>) -> tensor<f32>
    %v24 = stablehlo.convert %v23 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v24, dense<-2.4748268127441406> : tensor<f64>
    %v25 = stablehlo.imag %r#6 : (tensor<complex<f32>>) -> tensor<f32>
    %v26 = stablehlo.convert %v25 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v26, dense<2.1116902828216553> : tensor<f64>
    check.expect_eq_const %r#7, dense<[[-2, -7, 0, -1, 0], [-3, 8, -6, -2, 3], [-1, 5, -7, -3, -6], [-5, -4, -6, -4, 4], [-1, 8, -8, -6, -2]]> : tensor<5x5xi32>
    %v27 = stablehlo.convert %r#8 : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v27, dense<[0.23079369962215424, 9.71793270111084, 6.214258193969727, 0.2434835135936737]> : tensor<4xf64>
    %v28 = stablehlo.real %r#9 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v29 = stablehlo.convert %v28 : (tensor<2xf32>) -> tensor<2xf64>
    %v30 = stablehlo.constant dense<1.6655330657958984> : tensor<2xf64>
    %v31 = stablehlo.constant dense<1.6655311584472656> : tensor<2xf64>
    %v32 = stablehlo.compare GE, %v29, %v31, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v33 = stablehlo.compare LE, %v29, %v30, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v34 = stablehlo.and %v32, %v33 : tensor<2xi1>
    check.expect_eq_const %v34, dense<true> : tensor<2xi1>
    %v35 = stablehlo.imag %r#9 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v36 = stablehlo.convert %v35 : (tensor<2xf32>) -> tensor<2xf64>
    %v37 = stablehlo.constant dense<-10.452134132385254> : tensor<2xf64>
    %v38 = stablehlo.constant dense<-10.452136039733887> : tensor<2xf64>
    %v39 = stablehlo.compare GE, %v36, %v38, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v40 = stablehlo.compare LE, %v36, %v37, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v41 = stablehlo.and %v39, %v40 : tensor<2xi1>
    check.expect_eq_const %v41, dense<true> : tensor<2xi1>
    %v42 = stablehlo.real %r#10 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v43 = stablehlo.convert %v42 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v43, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v44 = stablehlo.imag %r#10 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v45 = stablehlo.convert %v44 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v45, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#11, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    %v46 = stablehlo.real %r#12 : (tensor<complex<f32>>) -> tensor<f32>
    %v47 = stablehlo.convert %v46 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v47, dense<-1.7708609104156494> : tensor<f64>
    %v48 = stablehlo.imag %r#12 : (tensor<complex<f32>>) -> tensor<f32>
    %v49 = stablehlo.convert %v48 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v49, dense<0.9680713415145874> : tensor<f64>
    check.expect_eq_const %r#13, dense<[[9, 4, 7, 7, -8], [3, -6, -4, -5, 4], [-5, -5, 3, 3, -7], [1, 9, 0, -4, -3], [7, 6, 0, 1, 3]]> : tensor<5x5xi32>
    %v50 = stablehlo.convert %r#14 : (tensor<4xf32>) -> tensor<4xf64>
    check.expect_eq_const %v50, dense<[-1.0803351402282715, 0.12558816373348236, -0.5431928634643555, 0.3348707854747772]> : tensor<4xf64>
    %v51 = stablehlo.real %r#15 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v52 = stablehlo.convert %v51 : (tensor<2xf32>) -> tensor<2xf64>
    %v53 = stablehlo.constant dense<2.198786735534668> : tensor<2xf64>
    %v54 = stablehlo.constant dense<2.1987860202789307> : tensor<2xf64>
    %v55 = stablehlo.compare GE, %v52, %v54, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v56 = stablehlo.compare LE, %v52, %v53, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v57 = stablehlo.and %v55, %v56 : tensor<2xi1>
    check.expect_eq_const %v57, dense<true> : tensor<2xi1>
    %v58 = stablehlo.imag %r#15 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %v59 = stablehlo.convert %v58 : (tensor<2xf32>) -> tensor<2xf64>
    %v60 = stablehlo.constant dense<-3.4286391735076904> : tensor<2xf64>
    %v61 = stablehlo.constant dense<-3.4286396503448486> : tensor<2xf64>
    %v62 = stablehlo.compare GE, %v59, %v61, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v63 = stablehlo.compare LE, %v59, %v60, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %v64 = stablehlo.and %v62, %v63 : tensor<2xi1>
    check.expect_eq_const %v64, dense<true> : tensor<2xi1>
    %v65 = stablehlo.real %r#16 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v66 = stablehlo.convert %v65 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v66, dense<[[[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]], [[1.0, -1.0, -0.5, 3.0], [3.5, 1.5, -1.5, 0.5], [3.5, 4.0, -4.0, -1.0]]]> : tensor<2x3x4xf64>
    %v67 = stablehlo.imag %r#16 : (tensor<2x3x4xcomplex<f32>>) -> tensor<2x3x4xf32>
    %v68 = stablehlo.convert %v67 : (tensor<2x3x4xf32>) -> tensor<2x3x4xf64>
    check.expect_eq_const %v68, dense<[[[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]], [[1.5, 0.5, 4.0, 4.0], [0.5, 1.0, -4.0, -3.5], [3.5, -1.0, 1.5, 2.0]]]> : tensor<2x3x4xf64>
    check.expect_eq_const %r#17, dense<[[[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]], [[[1], [7], [0], [-2]], [[-3], [1], [-9], [5]]]]> : tensor<2x2x4x1xi32>
    func.return
  }
}
