// RUN: stablehlo-translate --interpret %s --args='[dense<[[[6.9375], [-1.5703125], [3.34375], [5.46875]], [[0x7F80], [2.453125], [-7.15625], [-0.0]], [[0.56640625], [0xFF80], [9.1835e-41], [9.1835e-41]], [[0.0], [-0.5], [-1.0], [-0.0]], [[-1.0], [5.75], [5.71875], [-9.1835e-41]]]> : tensor<5x4x1xbf16>, dense<[[[0.48046875], [4.34375], [1.09375], [1.359375]], [[1.46875], [1.1171875], [-1.1754944e-38], [-2.03125]], [[3.3125], [1.1754944e-38], [-7.21875], [-2.71875]], [[2.9375], [-9.1835e-41], [-3.109375], [2.109375]], [[1.1754944e-38], [-9.1835e-41], [3.3895314e+38], [6.3125]]]> : tensor<5x4x1xbf16>, dense<[[[-1.0], [1.1663108e-38], [-4.4375], [-6.84375]], [[-0.5], [5.6875], [-5.78125], [-0.36914062]], [[-1.1663108e-38], [-3.3895314e+38], [0.2578125], [0.25976562]], [[1.1663108e-38], [-9.1835e-41], [-7.84375], [-0.5]], [[-1.1663108e-38], [1.1754944e-38], [2.0], [0.29882812]]]> : tensor<5x4x1xbf16>, dense<[[[-1.1663108e-38], [-1.0], [-4.78125], [0xFFC0]], [[3.734375], [0.46289062], [6.125], [-9.1835e-41]], [[1.0], [0x7F80], [1.0], [-9.1835e-41]], [[0.70703125], [-0.0], [1.6640625], [0x7F80]], [[0x7F80], [-0.5390625], [1.1663108e-38], [1.5234375]]]> : tensor<5x4x1xbf16>, dense<[[[0.7265625], [-3.3895314e+38], [0x7F80], [3.734375]], [[-0.32226562], [-2.40625], [0xFFC0], [0.44726562]], [[-7.75], [-1.3359375], [2.546875], [3.3895314e+38]], [[-0.5], [0.5], [-0.40625], [-1.484375]], [[-2.9375], [-1.1754944e-38], [-0.95703125], [3.71875]]]> : tensor<5x4x1xbf16>, dense<[[[9.1835e-41], [0.42773438], [-1.2109375], [9.1835e-41]], [[-0.625], [-0.0], [-3.3895314e+38], [3.3895314e+38]], [[1.4921875], [0.45703125], [-0.34570312], [0xFFC0]], [[0xFFC0], [-0.5], [0.83203125], [-0.5]], [[-0.60546875], [1.15625], [-3.203125], [-0.5]]]> : tensor<5x4x1xbf16>, dense<[[[3.890625], [6.28125], [-0.73828125], [0.0]], [[-0.9296875], [0.0], [-0.81640625], [1.7578125]], [[-1.8125], [2.765625], [0x7F80], [0.796875]], [[-2.203125], [1.25], [0.0], [-1.1663108e-38]], [[1.1663108e-38], [0.27539062], [-1.1663108e-38], [0.8984375]]]> : tensor<5x4x1xbf16>, dense<[[[-1.90625], [1.9375], [0.5], [2.859375]], [[1.1754944e-38], [1.0], [-0.359375], [0x7F80]], [[0.5], [0.61328125], [-0.5], [0.5]], [[1.90625], [-1.125], [0x7F80], [-1.3359375]], [[1.1754944e-38], [9.1835e-41], [1.5234375], [0.5]]]> : tensor<5x4x1xbf16>]'
// RUN: : @program
// stablehlo.divide on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [14.4375,-0.361328125,3.0625,4.03125,"inf",2.203125,"inf",0.0,0.1708984375,"-inf",-0.0,-0.0,0.0,"inf",0.322265625,-0.0,-8.507059173023462e+37,"-inf",1.6897731293070383e-38,-0.0]
// legal 1 0: [{"any of":[8.573520572812707e+37,"inf"]},{"any of":[-1.1663108012064884e-38,-0.0]},0.9296875,"nan",-0.1337890625,12.3125,-0.9453125,"inf",{"any of":[-1.1663108012064884e-38,-0.0]},-0.0,0.2578125,"-inf",{"any of":[0.0,1.6530389308438418e-38]},{"any of":["inf","nan"]},-4.71875,-0.0,-0.0,-2.1765012589443917e-38,{"any of":[1.7147041145625415e+38,"inf"]},0.1962890625]
// legal 2 0: ["inf","-inf","-inf","inf",0.515625,"inf","nan",{"any of":[0.0,1.285696946211877e-39]},-5.1875,-2.921875,-7.375,"nan","nan",-1.0,-0.48828125,2.96875,4.84375,{"any of":[-1.0193740073537024e-38,-0.0]},0.298828125,-7.4375]
// legal 3 0: [-2.046875,3.234375,-1.4765625,0.0,-7.908906574920249e+37,0.0,2.265625,0.0,-3.625,4.5,"-inf",1.59375,-1.15625,-1.109375,0.0,{"any of":[0.0,8.724372135009165e-39]},{"any of":[0.0,0.9921875]},"inf",{"any of":[-7.62234618111327e-39,-0.0]},1.796875]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5x4x1xbf16>, %arg1: tensor<5x4x1xbf16>) -> tensor<5x4x1xbf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<5x4x1xbf16>
    return %0 : tensor<5x4x1xbf16>
  }

  func.func @main(%input0: tensor<5x4x1xbf16>, %input1: tensor<5x4x1xbf16>, %input2: tensor<5x4x1xbf16>, %input3: tensor<5x4x1xbf16>, %input4: tensor<5x4x1xbf16>, %input5: tensor<5x4x1xbf16>, %input6: tensor<5x4x1xbf16>, %input7: tensor<5x4x1xbf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>) -> (tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v1 = stablehlo.constant dense<[[[14.4375], [-0.361328125], [3.0625], [4.03125]], [[0xFFF0000000000000], [2.203125], [0xFFF0000000000000], [0.0]], [[0.1708984375], [0xFFF0000000000000], [-0.0], [-0.0]], [[0.0], [0xFFF0000000000000], [0.322265625], [-0.0]], [[-8.507059173023462e+37], [0xFFF0000000000000], [1.6897731293070383e-38], [-0.0]]]> : tensor<5x4x1xf64>
    %v2 = stablehlo.constant dense<[[[14.4375], [-0.361328125], [3.0625], [4.03125]], [[0x7FF0000000000000], [2.203125], [0x7FF0000000000000], [0.0]], [[0.1708984375], [0x7FF0000000000000], [-0.0], [-0.0]], [[0.0], [0x7FF0000000000000], [0.322265625], [-0.0]], [[-8.507059173023462e+37], [0x7FF0000000000000], [1.6897731293070383e-38], [-0.0]]]> : tensor<5x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v7 = stablehlo.constant dense<[[[4624317208007278592], [-4623191308100435968], [4614078555729428480], [4616224802426847232]], [[9218868437227405312], [4612143415264542720], [9218868437227405312], [0]], [[4595325285406081024], [-4503599627370496], [-9223372036854775808], [-9223372036854775808]], [[0], [9218868437227405312], [4599477041312563200], [-9223372036854775808]], [[-4048736065006075904], [-4503599627370496], [4041699190588309504], [-9223372036854775808]]]> : tensor<5x4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v9 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [true], [true]], [[true], [false], [false], [true]], [[false], [false], [false], [true]]]> : tensor<5x4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v11 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [false], [true], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v12 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<5x4x1xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<5x4x1xi1>
    %v16 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v17 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v18 = stablehlo.compare EQ, %v0, %v17, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v19 = stablehlo.and %v18, %v16 : tensor<5x4x1xi1>
    %v20 = stablehlo.or %v15, %v19 : tensor<5x4x1xi1>
    check.expect_eq_const %v20, dense<true> : tensor<5x4x1xi1>
    %v21 = stablehlo.convert %r#1 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v22 = stablehlo.constant dense<[[[8.573520572812707e+37], [-0.0], [0.9296875], [0xFFF0000000000000]], [[-0.1337890625], [12.3125], [-0.9453125], [0xFFF0000000000000]], [[-0.0], [-0.0], [0.2578125], [0xFFF0000000000000]], [[1.6530389308438418e-38], [0xFFF0000000000000], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [1.7147041145625415e+38], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v23 = stablehlo.constant dense<[[[8.573520572812707e+37], [-1.1663108012064884e-38], [0.9296875], [0x7FF0000000000000]], [[-0.1337890625], [12.3125], [-0.9453125], [0x7FF0000000000000]], [[-1.1663108012064884e-38], [-0.0], [0.2578125], [0x7FF0000000000000]], [[0.0], [0x7FF0000000000000], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [1.7147041145625415e+38], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v24 = stablehlo.compare GE, %v21, %v23, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v25 = stablehlo.compare LE, %v21, %v22, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v26 = stablehlo.and %v24, %v25 : tensor<5x4x1xi1>
    %v27 = stablehlo.constant dense<[[[8.573520572812707e+37], [-1.1663108012064884e-38], [0.9296875], [0.0]], [[-0.1337890625], [12.3125], [-0.9453125], [0.0]], [[-1.1663108012064884e-38], [-0.0], [0.2578125], [0.0]], [[0.0], [0.0], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [1.7147041145625415e+38], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v28 = stablehlo.compare LE, %v21, %v27, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v29 = stablehlo.constant dense<[[[8.573520572812707e+37], [-0.0], [0.9296875], [0.0]], [[-0.1337890625], [12.3125], [-0.9453125], [0.0]], [[-0.0], [-0.0], [0.2578125], [0.0]], [[1.6530389308438418e-38], [0.0], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [1.7147041145625415e+38], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v30 = stablehlo.compare GE, %v21, %v29, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v31 = stablehlo.or %v28, %v30 : tensor<5x4x1xi1>
    %v32 = stablehlo.and %v26, %v31 : tensor<5x4x1xi1>
    %v33 = stablehlo.bitcast_convert %v21 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v34 = stablehlo.constant dense<[[[5174671156220788736], [-5183713539847618560], [4606549100102418432], [9221120237041090560]], [[-4629383757588070400], [4623120939356258304], [-4616682199264002048], [9218868437227405312]], [[-5183713539847618560], [-9223372036854775808], [4598315957033631744], [-4503599627370496]], [[0], [9218868437227405312], [-4606373178241974272], [-9223372036854775808]], [[-9223372036854775808], [-5179808074545758208], [5179174755848159232], [4596240079080390656]]]> : tensor<5x4x1xi64>
    %v35 = stablehlo.compare EQ, %v33, %v34, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v36 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [true]], [[true], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v37 = stablehlo.select %v36, %v35, %v32 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v38 = stablehlo.constant dense<[[[false], [false], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v39 = stablehlo.compare NE, %v21, %v21, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v40 = stablehlo.and %v39, %v38 : tensor<5x4x1xi1>
    %v41 = stablehlo.or %v37, %v40 : tensor<5x4x1xi1>
    %v42 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [true], [false]]]> : tensor<5x4x1xi1>
    %v43 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v44 = stablehlo.compare EQ, %v21, %v43, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v45 = stablehlo.and %v44, %v42 : tensor<5x4x1xi1>
    %v46 = stablehlo.or %v41, %v45 : tensor<5x4x1xi1>
    %v47 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v48 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v49 = stablehlo.compare EQ, %v21, %v48, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v50 = stablehlo.and %v49, %v47 : tensor<5x4x1xi1>
    %v51 = stablehlo.or %v46, %v50 : tensor<5x4x1xi1>
    check.expect_eq_const %v51, dense<true> : tensor<5x4x1xi1>
    %v52 = stablehlo.convert %r#2 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v53 = stablehlo.constant dense<[[[0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000]], [[0.515625], [0xFFF0000000000000], [0xFFF0000000000000], [1.285696946211877e-39]], [[-5.1875], [-2.921875], [-7.375], [0xFFF0000000000000]], [[0xFFF0000000000000], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [-0.0], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v54 = stablehlo.constant dense<[[[0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000]], [[0.515625], [0x7FF0000000000000], [0x7FF0000000000000], [0.0]], [[-5.1875], [-2.921875], [-7.375], [0x7FF0000000000000]], [[0x7FF0000000000000], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [-1.0193740073537024e-38], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v55 = stablehlo.compare GE, %v52, %v54, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v56 = stablehlo.compare LE, %v52, %v53, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v57 = stablehlo.and %v55, %v56 : tensor<5x4x1xi1>
    %v58 = stablehlo.constant dense<[[[0.0], [0.0], [0.0], [0.0]], [[0.515625], [0.0], [0.0], [0.0]], [[-5.1875], [-2.921875], [-7.375], [0.0]], [[0.0], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [-1.0193740073537024e-38], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v59 = stablehlo.compare LE, %v52, %v58, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v60 = stablehlo.constant dense<[[[0.0], [0.0], [0.0], [0.0]], [[0.515625], [0.0], [0.0], [1.285696946211877e-39]], [[-5.1875], [-2.921875], [-7.375], [0.0]], [[0.0], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [-0.0], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v61 = stablehlo.compare GE, %v52, %v60, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v62 = stablehlo.or %v59, %v61 : tensor<5x4x1xi1>
    %v63 = stablehlo.and %v57, %v62 : tensor<5x4x1xi1>
    %v64 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [true], [false]], [[false], [false], [false], [true]], [[true], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v65 = stablehlo.compare NE, %v52, %v52, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v66 = stablehlo.and %v65, %v64 : tensor<5x4x1xi1>
    %v67 = stablehlo.or %v63, %v66 : tensor<5x4x1xi1>
    %v68 = stablehlo.constant dense<[[[true], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v69 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v70 = stablehlo.compare EQ, %v52, %v69, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v71 = stablehlo.and %v70, %v68 : tensor<5x4x1xi1>
    %v72 = stablehlo.or %v67, %v71 : tensor<5x4x1xi1>
    %v73 = stablehlo.constant dense<[[[false], [true], [true], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v74 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v75 = stablehlo.compare EQ, %v52, %v74, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v76 = stablehlo.and %v75, %v73 : tensor<5x4x1xi1>
    %v77 = stablehlo.or %v72, %v76 : tensor<5x4x1xi1>
    check.expect_eq_const %v77, dense<true> : tensor<5x4x1xi1>
    %v78 = stablehlo.convert %r#3 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v79 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0xFFF0000000000000], [1.59375]], [[-1.15625], [-1.109375], [0.0], [8.724372135009165e-39]], [[0.9921875], [0xFFF0000000000000], [-0.0], [1.796875]]]> : tensor<5x4x1xf64>
    %v80 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0x7FF0000000000000], [1.59375]], [[-1.15625], [-1.109375], [0.0], [0.0]], [[0.0], [0x7FF0000000000000], [-7.62234618111327e-39], [1.796875]]]> : tensor<5x4x1xf64>
    %v81 = stablehlo.compare GE, %v78, %v80, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v82 = stablehlo.compare LE, %v78, %v79, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v83 = stablehlo.and %v81, %v82 : tensor<5x4x1xi1>
    %v84 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0.0], [1.59375]], [[-1.15625], [-1.109375], [0.0], [0.0]], [[0.0], [0.0], [-7.62234618111327e-39], [1.796875]]]> : tensor<5x4x1xf64>
    %v85 = stablehlo.compare LE, %v78, %v84, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v86 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0.0], [1.59375]], [[-1.15625], [-1.109375], [0.0], [8.724372135009165e-39]], [[0.9921875], [0.0], [-0.0], [1.796875]]]> : tensor<5x4x1xf64>
    %v87 = stablehlo.compare GE, %v78, %v86, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v88 = stablehlo.or %v85, %v87 : tensor<5x4x1xi1>
    %v89 = stablehlo.and %v83, %v88 : tensor<5x4x1xi1>
    %v90 = stablehlo.bitcast_convert %v78 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v91 = stablehlo.constant dense<[[[-4611580465311121408], [4614465583822405632], [-4614043371357339648], [0]], [[-4049369383703674880], [0], [4612284152752898048], [0]], [[-4608026843730149376], [4616752568008179712], [-4503599627370496], [4609856431078768640]], [[-4615485930612981760], [-4615697036845514752], [0], [0]], [[0], [9218868437227405312], [-5186809764591435776], [4610771224753078272]]]> : tensor<5x4x1xi64>
    %v92 = stablehlo.compare EQ, %v90, %v91, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v93 = stablehlo.constant dense<[[[false], [false], [false], [true]], [[false], [true], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [true], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v94 = stablehlo.select %v93, %v92, %v89 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v95 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v96 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v97 = stablehlo.compare EQ, %v78, %v96, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v98 = stablehlo.and %v97, %v95 : tensor<5x4x1xi1>
    %v99 = stablehlo.or %v94, %v98 : tensor<5x4x1xi1>
    %v100 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [true], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v101 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v102 = stablehlo.compare EQ, %v78, %v101, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v103 = stablehlo.and %v102, %v100 : tensor<5x4x1xi1>
    %v104 = stablehlo.or %v99, %v103 : tensor<5x4x1xi1>
    check.expect_eq_const %v104, dense<true> : tensor<5x4x1xi1>
    func.return
  }
}
