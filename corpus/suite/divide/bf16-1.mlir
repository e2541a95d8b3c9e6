// RUN: stablehlo-translate --interpret %s --args='[dense<[[[6.9375], [-1.5703125], [3.34375], [5.46875]], [[0x7F80], [2.453125], [-7.15625], [-0.0]], [[0.56640625], [0xFF80], [9.1835e-41], [9.1835e-41]], [[0.0], [-0.5], [-1.0], [-0.0]], [[-1.0], [5.75], [5.71875], [-9.1835e-41]]]> : tensor<5x4x1xbf16>, dense<[[[0.48046875], [4.34375], [1.09375], [1.359375]], [[1.46875], [1.1171875], [-1.1754944e-38], [-2.03125]], [[3.3125], [1.1754944e-38], [-7.21875], [-2.71875]], [[2.9375], [-9.1835e-41], [-3.109375], [2.109375]], [[1.1754944e-38], [-9.1835e-41], [3.3895314e+38], [6.3125]]]> : tensor<5x4x1xbf16>, dense<[[[-1.0], [1.1663108e-38], [-4.4375], [-6.84375]], [[-0.5], [5.6875], [-5.78125], [-0.36914062]], [[-1.1663108e-38], [-3.3895314e+38], [0.2578125], [0.25976562]], [[1.1663108e-38], [-9.1835e-41], [-7.84375], [-0.5]], [[-1.1663108e-38], [1.1754944e-38], [2.0], [0.29882812]]]> : tensor<5x4x1xbf16>, dense<[[[-1.1663108e-38], [-1.0], [-4.78125], [0xFFC0]], [[3.734375], [0.46289062], [6.125], [-9.1835e-41]], [[1.0], [0x7F80], [1.0], [-9.1835e-41]], [[0.70703125], [-0.0], [1.6640625], [0x7F80]], [[0x7F80], [-0.5390625], [1.1663108e-38], [1.5234375]]]> : tensor<5x4x1xbf16>, dense<[[[0.7265625], [-3.3895314e+38], [0x7F80], [3.734375]], [[-0.32226562], [-2.40625], [0xFFC0], [0.44726562]], [[-7.75], [-1.3359375], [2.546875], [3.3895314e+38]], [[-0.5], [0.5], [-0.40625], [-1.484375]], [[-2.9375], [-1.1754944e-38], [-0.95703125], [3.71875]]]> : tensor<5x4x1xbf16>, dense<[[[9.1835e-41], [0.42773438], [-1.2109375], [9.1835e-41]], [[-0.625], [-0.0], [-3.3895314e+38], [3.3895314e+38]], [[1.4921875], [0.45703125], [-0.34570312], [0xFFC0]], [[0xFFC0], [-0.5], [0.83203125], [-0.5]], [[-0.60546875], [1.15625], [-3.203125], [-0.5]]]> : tensor<5x4x1xbf16>, dense<[[[3.890625], [6.28125], [-0.73828125], [0.0]], [[-0.9296875], [0.0], [-0.81640625], [1.7578125]], [[-1.8125], [2.765625], [0x7F80], [0.796875]], [[-2.203125], [1.25], [0.0], [-1.1663108e-38]], [[1.1663108e-38], [0.27539062], [-1.1663108e-38], [0.8984375]]]> : tensor<5x4x1xbf16>, dense<[[[-1.90625], [1.9375], [0.5], [2.859375]], [[1.1754944e-38], [1.0], [-0.359375], [0x7F80]], [[0.5], [0.61328125], [-0.5], [0.5]], [[1.90625], [-1.125], [0x7F80], [-1.3359375]], [[1.1754944e-38], [9.1835e-41], [1.5234375], [0.5]]]> : tensor<5x4x1xbf16>]'
// RUN: : @program
// stablehlo.divide on bf16, special values
//   S: rank 3+
//   S: has 1
//   E: bf16
// legal 0 0: [14.4375,-0.361328125,3.0625,4.03125,"inf",2.203125,"inf",0.0,0.1708984375,"-inf",-0.0,-0.0,0.0,null,0.322265625,-0.0,-8.507059173023462e+37,null,1.6897731293070383e-38,-0.0]
// legal 1 0: [null,[-1.1663108012064884e-38,-0.0],0.9296875,"nan",-0.1337890625,12.3125,-0.9453125,null,[-1.1663108012064884e-38,-0.0],-0.0,0.2578125,null,[0.0,1.6530389308438418e-38],null,-4.71875,-0.0,-0.0,-2.1765012589443917e-38,null,0.1962890625]
// legal 2 0: [null,"-inf","-inf",null,0.515625,"inf","nan",[0.0,1.285696946211877e-39],-5.1875,-2.921875,-7.375,"nan","nan",-1.0,-0.48828125,2.96875,4.84375,[-1.0193740073537024e-38,0.0],0.298828125,-7.4375]
// legal 3 0: [-2.046875,3.234375,-1.4765625,0.0,-7.908906574920249e+37,0.0,2.265625,0.0,-3.625,4.5,"-inf",1.59375,-1.15625,-1.109375,0.0,[0.0,8.724372135009165e-39],[0.0,0.9921875],null,[-7.62234618111327e-39,-0.0],1.796875]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5x4x1xbf16>, %arg1: tensor<5x4x1xbf16>) -> tensor<5x4x1xbf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<5x4x1xbf16>
    return %0 : tensor<5x4x1xbf16>
  }

  func.func @main(%input0: tensor<5x4x1xbf16>, %input1: tensor<5x4x1xbf16>, %input2: tensor<5x4x1xbf16>, %input3: tensor<5x4x1xbf16>, %input4: tensor<5x4x1xbf16>, %input5: tensor<5x4x1xbf16>, %input6: tensor<5x4x1xbf16>, %input7: tensor<5x4x1xbf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>) -> (tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>, tensor<5x4x1xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v1 = stablehlo.constant dense<[[[14.4375], [-0.361328125], [3.0625], [4.03125]], [[0xFFF0000000000000], [2.203125], [0xFFF0000000000000], [0.0]], [[0.1708984375], [0xFFF0000000000000], [-0.0], [-0.0]], [[0.0], [0x7FF0000000000000], [0.322265625], [-0.0]], [[-8.507059173023462e+37], [0x7FF0000000000000], [1.6897731293070383e-38], [-0.0]]]> : tensor<5x4x1xf64>
    %v2 = stablehlo.constant dense<[[[14.4375], [-0.361328125], [3.0625], [4.03125]], [[0x7FF0000000000000], [2.203125], [0x7FF0000000000000], [0.0]], [[0.1708984375], [0x7FF0000000000000], [-0.0], [-0.0]], [[0.0], [0xFFF0000000000000], [0.322265625], [-0.0]], [[-8.507059173023462e+37], [0xFFF0000000000000], [1.6897731293070383e-38], [-0.0]]]> : tensor<5x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v7 = stablehlo.constant dense<[[[4624317208007278592], [-4623191308100435968], [4614078555729428480], [4616224802426847232]], [[9218868437227405312], [4612143415264542720], [9218868437227405312], [0]], [[4595325285406081024], [-4503599627370496], [-9223372036854775808], [-9223372036854775808]], [[0], [-4503599627370496], [4599477041312563200], [-9223372036854775808]], [[-4048736065006075904], [-4503599627370496], [4041699190588309504], [-9223372036854775808]]]> : tensor<5x4x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v9 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [true], [true]], [[true], [false], [false], [true]], [[false], [false], [false], [true]]]> : tensor<5x4x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v11 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v12 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v13 = stablehlo.and %v12, %v11 : tensor<5x4x1xi1>
    %v14 = stablehlo.or %v10, %v13 : tensor<5x4x1xi1>
    %v15 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [false], [true], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v16 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<5x4x1xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<5x4x1xi1>
    %v20 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [true], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v21 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v22 = stablehlo.compare EQ, %v0, %v21, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v23 = stablehlo.and %v22, %v20 : tensor<5x4x1xi1>
    %v24 = stablehlo.or %v19, %v23 : tensor<5x4x1xi1>
    %v25 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v26 = stablehlo.or %v24, %v25 : tensor<5x4x1xi1>
    check.expect_eq_const %v26, dense<true> : tensor<5x4x1xi1>
    %v27 = stablehlo.convert %r#1 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v28 = stablehlo.constant dense<[[[0x7FF0000000000000], [-0.0], [0.9296875], [0xFFF0000000000000]], [[-0.1337890625], [12.3125], [-0.9453125], [0x7FF0000000000000]], [[-0.0], [-0.0], [0.2578125], [0x7FF0000000000000]], [[1.6530389308438418e-38], [0x7FF0000000000000], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [0x7FF0000000000000], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v29 = stablehlo.constant dense<[[[0xFFF0000000000000], [-1.1663108012064884e-38], [0.9296875], [0x7FF0000000000000]], [[-0.1337890625], [12.3125], [-0.9453125], [0xFFF0000000000000]], [[-1.1663108012064884e-38], [-0.0], [0.2578125], [0xFFF0000000000000]], [[0.0], [0xFFF0000000000000], [-4.71875], [-0.0]], [[-0.0], [-2.1765012589443917e-38], [0xFFF0000000000000], [0.1962890625]]]> : tensor<5x4x1xf64>
    %v30 = stablehlo.compare GE, %v27, %v29, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v31 = stablehlo.compare LE, %v27, %v28, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<5x4x1xi1>
    %v33 = stablehlo.bitcast_convert %v27 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v34 = stablehlo.constant dense<[[[-4503599627370496], [-5183713539847618560], [4606549100102418432], [9221120237041090560]], [[-4629383757588070400], [4623120939356258304], [-4616682199264002048], [-4503599627370496]], [[-5183713539847618560], [-9223372036854775808], [4598315957033631744], [-4503599627370496]], [[0], [-4503599627370496], [-4606373178241974272], [-9223372036854775808]], [[-9223372036854775808], [-5179808074545758208], [-4503599627370496], [4596240079080390656]]]> : tensor<5x4x1xi64>
    %v35 = stablehlo.compare EQ, %v33, %v34, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v36 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]], [[false], [false], [false], [true]], [[true], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v37 = stablehlo.select %v36, %v35, %v32 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v38 = stablehlo.constant dense<[[[true], [false], [false], [true]], [[false], [false], [false], [true]], [[false], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [true], [false]]]> : tensor<5x4x1xi1>
    %v39 = stablehlo.compare NE, %v27, %v27, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v40 = stablehlo.and %v39, %v38 : tensor<5x4x1xi1>
    %v41 = stablehlo.or %v37, %v40 : tensor<5x4x1xi1>
    %v42 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [true], [false]]]> : tensor<5x4x1xi1>
    %v43 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v44 = stablehlo.compare EQ, %v27, %v43, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v45 = stablehlo.and %v44, %v42 : tensor<5x4x1xi1>
    %v46 = stablehlo.or %v41, %v45 : tensor<5x4x1xi1>
    %v47 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [true], [false]]]> : tensor<5x4x1xi1>
    %v48 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v49 = stablehlo.compare EQ, %v27, %v48, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v50 = stablehlo.and %v49, %v47 : tensor<5x4x1xi1>
    %v51 = stablehlo.or %v46, %v50 : tensor<5x4x1xi1>
    %v52 = stablehlo.constant dense<[[[true], [false], [false], [false]], [[false], [false], [false], [true]], [[false], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [true], [false]]]> : tensor<5x4x1xi1>
    %v53 = stablehlo.or %v51, %v52 : tensor<5x4x1xi1>
    check.expect_eq_const %v53, dense<true> : tensor<5x4x1xi1>
    %v54 = stablehlo.convert %r#2 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v55 = stablehlo.constant dense<[[[0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]], [[0.515625], [0xFFF0000000000000], [0xFFF0000000000000], [1.285696946211877e-39]], [[-5.1875], [-2.921875], [-7.375], [0xFFF0000000000000]], [[0xFFF0000000000000], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [0.0], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v56 = stablehlo.constant dense<[[[0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]], [[0.515625], [0x7FF0000000000000], [0x7FF0000000000000], [0.0]], [[-5.1875], [-2.921875], [-7.375], [0x7FF0000000000000]], [[0x7FF0000000000000], [-1.0], [-0.48828125], [2.96875]], [[4.84375], [-1.0193740073537024e-38], [0.298828125], [-7.4375]]]> : tensor<5x4x1xf64>
    %v57 = stablehlo.compare GE, %v54, %v56, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v58 = stablehlo.compare LE, %v54, %v55, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v59 = stablehlo.and %v57, %v58 : tensor<5x4x1xi1>
    %v60 = stablehlo.constant dense<[[[true], [false], [false], [true]], [[false], [false], [true], [false]], [[false], [false], [false], [true]], [[true], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v61 = stablehlo.compare NE, %v54, %v54, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v62 = stablehlo.and %v61, %v60 : tensor<5x4x1xi1>
    %v63 = stablehlo.or %v59, %v62 : tensor<5x4x1xi1>
    %v64 = stablehlo.constant dense<[[[true], [false], [false], [true]], [[false], [true], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v65 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v66 = stablehlo.compare EQ, %v54, %v65, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v67 = stablehlo.and %v66, %v64 : tensor<5x4x1xi1>
    %v68 = stablehlo.or %v63, %v67 : tensor<5x4x1xi1>
    %v69 = stablehlo.constant dense<[[[true], [true], [true], [true]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v70 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v71 = stablehlo.compare EQ, %v54, %v70, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v72 = stablehlo.and %v71, %v69 : tensor<5x4x1xi1>
    %v73 = stablehlo.or %v68, %v72 : tensor<5x4x1xi1>
    %v74 = stablehlo.constant dense<[[[true], [false], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v75 = stablehlo.or %v73, %v74 : tensor<5x4x1xi1>
    check.expect_eq_const %v75, dense<true> : tensor<5x4x1xi1>
    %v76 = stablehlo.convert %r#3 : (tensor<5x4x1xbf16>) -> tensor<5x4x1xf64>
    %v77 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0xFFF0000000000000], [1.59375]], [[-1.15625], [-1.109375], [0.0], [8.724372135009165e-39]], [[0.9921875], [0x7FF0000000000000], [-0.0], [1.796875]]]> : tensor<5x4x1xf64>
    %v78 = stablehlo.constant dense<[[[-2.046875], [3.234375], [-1.4765625], [0.0]], [[-7.908906574920249e+37], [0.0], [2.265625], [0.0]], [[-3.625], [4.5], [0x7FF0000000000000], [1.59375]], [[-1.15625], [-1.109375], [0.0], [0.0]], [[0.0], [0xFFF0000000000000], [-7.62234618111327e-39], [1.796875]]]> : tensor<5x4x1xf64>
    %v79 = stablehlo.compare GE, %v76, %v78, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v80 = stablehlo.compare LE, %v76, %v77, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v81 = stablehlo.and %v79, %v80 : tensor<5x4x1xi1>
    %v82 = stablehlo.bitcast_convert %v76 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v83 = stablehlo.constant dense<[[[-4611580465311121408], [4614465583822405632], [-4614043371357339648], [0]], [[-4049369383703674880], [0], [4612284152752898048], [0]], [[-4608026843730149376], [4616752568008179712], [-4503599627370496], [4609856431078768640]], [[-4615485930612981760], [-4615697036845514752], [0], [0]], [[0], [-4503599627370496], [-5186809764591435776], [4610771224753078272]]]> : tensor<5x4x1xi64>
    %v84 = stablehlo.compare EQ, %v82, %v83, SIGNED : (tensor<5x4x1xi64>, tensor<5x4x1xi64>) -> tensor<5x4x1xi1>
    %v85 = stablehlo.constant dense<[[[false], [false], [false], [true]], [[false], [true], [false], [true]], [[false], [false], [false], [false]], [[false], [false], [true], [false]], [[false], [false], [false], [false]]]> : tensor<5x4x1xi1>
    %v86 = stablehlo.select %v85, %v84, %v81 : tensor<5x4x1xi1>, tensor<5x4x1xi1>
    %v87 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v88 = stablehlo.compare NE, %v76, %v76, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v89 = stablehlo.and %v88, %v87 : tensor<5x4x1xi1>
    %v90 = stablehlo.or %v86, %v89 : tensor<5x4x1xi1>
    %v91 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v92 = stablehlo.constant dense<0x7FF0000000000000> : tensor<5x4x1xf64>
    %v93 = stablehlo.compare EQ, %v76, %v92, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v94 = stablehlo.and %v93, %v91 : tensor<5x4x1xi1>
    %v95 = stablehlo.or %v90, %v94 : tensor<5x4x1xi1>
    %v96 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [true], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v97 = stablehlo.constant dense<0xFFF0000000000000> : tensor<5x4x1xf64>
    %v98 = stablehlo.compare EQ, %v76, %v97, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v99 = stablehlo.and %v98, %v96 : tensor<5x4x1xi1>
    %v100 = stablehlo.or %v95, %v99 : tensor<5x4x1xi1>
    %v101 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [false], [false], [false]], [[false], [true], [false], [false]]]> : tensor<5x4x1xi1>
    %v102 = stablehlo.or %v100, %v101 : tensor<5x4x1xi1>
    check.expect_eq_const %v102, dense<true> : tensor<5x4x1xi1>
    func.return
  }
}
