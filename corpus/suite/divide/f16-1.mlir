// RUN: stablehlo-translate --interpret %s --args='[dense<[[[7.3671875], [-1.9462891], [2.1679688], [6.1835938]], [[0x7C00], [2.8066406], [-7.8945312], [-0.0]], [[0.6333008], [0xFC00], [5.9604645e-08], [5.9604645e-08]], [[0.0], [-0.5], [-1.0], [-0.0]], [[-1.0], [5.21875], [4.7148438], [-5.9604645e-08]]]> : tensor<5x4x1xf16>, dense<[[[0.4663086], [4.0429688], [1.0117188], [1.9199219]], [[1.4335938], [1.7646484], [-6.1035156e-05], [-2.5039062]], [[3.9140625], [6.1035156e-05], [-7.9023438], [-3.3398438]], [[2.3671875], [-5.9604645e-08], [-2.1386719], [2.5136719]], [[6.1035156e-05], [-5.9604645e-08], [65504.0], [7.2890625]]]> : tensor<5x4x1xf16>, dense<[[[-1.0], [6.097555e-05], [-7.0546875], [-7.3554688]], [[-0.5], [7.2109375], [-5.7226562], [-0.38989258]], [[-6.097555e-05], [-65504.0], [0.31347656], [0.3449707]], [[6.097555e-05], [-5.9604645e-08], [-5.4804688], [-0.5]], [[-6.097555e-05], [6.1035156e-05], [3.0], [0.25610352]]]> : tensor<5x4x1xf16>, dense<[[[-6.097555e-05], [-1.0], [-6.5976562], [0xFE00]], [[3.4667969], [0.30786133], [6.765625], [-5.9604645e-08]], [[1.0], [0x7C00], [1.0], [-5.9604645e-08]], [[0.6508789], [-0.0], [1.5830078], [0x7C00]], [[0x7C00], [-0.9423828], [6.097555e-05], [1.9404297]]]> : tensor<5x4x1xf16>, dense<[[[0.9658203], [-65504.0], [0x7C00], [2.9667969]], [[-0.3527832], [-2.8007812], [0xFE00], [0.2746582]], [[-4.46875], [-1.5419922], [3.5683594], [65504.0]], [[-0.5], [0.5], [-0.36328125], [-1.0605469]], [[-2.1171875], [-6.1035156e-05], [-0.5571289], [2.7148438]]]> : tensor<5x4x1xf16>, dense<[[[5.9604645e-08], [0.2722168], [-1.7763672], [5.9604645e-08]], [[-0.640625], [-0.0], [-65504.0], [65504.0]], [[1.4365234], [0.3383789], [-0.4807129], [0xFE00]], [[0xFE00], [-0.5], [0.7915039], [-0.5]], [[-0.5756836], [1.2695312], [-3.4003906], [-0.5]]]> : tensor<5x4x1xf16>, dense<[[[3.2363281], [4.2851562], [-0.84228516], [0.0]], [[-0.67871094], [0.0], [-0.8520508], [1.0947266]], [[-1.1015625], [3.3457031], [0x7C00], [0.8496094]], [[-2.5253906], [1.65625], [0.0], [-6.097555e-05]], [[6.097555e-05], [0.47192383], [-6.097555e-05], [0.6748047]]]> : tensor<5x4x1xf16>, dense<[[[-1.1132812], [1.2421875], [0.5], [3.6074219]], [[6.1035156e-05], [1.0], [-0.45117188], [0x7C00]], [[0.5], [0.70166016], [-0.5], [0.5]], [[1.7382812], [-1.140625], [0x7C00], [-1.4169922]], [[6.1035156e-05], [5.9604645e-08], [1.4404297], [0.5]]]> : tensor<5x4x1xf16>]'
// RUN: : @program
// stablehlo.divide on f16, special values
//   S: rank 3+
//   S: has 1
//   E: f16
// legal 0 0: [15.796875,-0.4814453125,2.142578125,3.220703125,"inf",1.5908203125,"inf",0.0,0.1617431640625,"-inf",-0.0,-0.0,0.0,null,0.467529296875,-0.0,-16384.0,null,7.200241088867188e-05,-0.0]
// legal 1 0: [null,[-6.097555160522461e-05,-0.0],1.0693359375,"nan",-0.1441650390625,23.421875,-0.845703125,null,[-6.097555160522461e-05,-0.0],-0.0,0.3134765625,null,[0.0,9.369850158691406e-05],null,-3.462890625,-0.0,-0.0,-6.479024887084961e-05,null,0.1319580078125]
// legal 2 0: [null,"-inf","-inf",null,0.55078125,"inf","nan",[0.0,4.172325134277344e-06],-3.111328125,-4.55859375,-7.421875,"nan","nan",-1.0,-0.458984375,2.12109375,3.677734375,[-4.8100948333740234e-05,0.0],0.163818359375,-5.4296875]
// legal 3 0: [-2.90625,3.44921875,-1.6845703125,0.0,-11120.0,0.0,1.888671875,0.0,-2.203125,4.76953125,"-inf",1.69921875,-1.453125,-1.4521484375,0.0,[0.0,4.303455352783203e-05],[0.0,0.9990234375],null,[-4.2319297790527344e-05,-0.0],1.349609375]

module attributes {mhlo.num_partitions = 4 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @program(%arg0: tensor<5x4x1xf16>, %arg1: tensor<5x4x1xf16>) -> tensor<5x4x1xf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<5x4x1xf16>
    return %0 : tensor<5x4x1xf16>
  }

  func.func @main(%input0: tensor<5x4x1xf16>, %input1: tensor<5x4x1xf16>, %input2: tensor<5x4x1xf16>, %input3: tensor<5x4x1xf16>, %input4: tensor<5x4x1xf16>, %input5: tensor<5x4x1xf16>, %input6: tensor<5x4x1xf16>, %input7: tensor<5x4x1xf16>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program, @program, @program, @program]]} : (tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>) -> (tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>, tensor<5x4x1xf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<5x4x1xf16>) -> tensor<5x4x1xf64>
    %v1 = stablehlo.constant dense<[[[15.796875], [-0.4814453125], [2.142578125], [3.220703125]], [[0xFFF0000000000000], [1.5908203125], [0xFFF0000000000000], [0.0]], [[0.1617431640625], [0xFFF0000000000000], [-0.0], [-0.0]], [[0.0], [0x7FF0000000000000], [0.467529296875], [-0.0]], [[-16384.0], [0x7FF0000000000000], [7.200241088867188e-05], [-0.0]]]> : tensor<5x4x1xf64>
    %v2 = stablehlo.constant dense<[[[15.796875], [-0.4814453125], [2.142578125], [3.220703125]], [[0x7FF0000000000000], [1.5908203125], [0x7FF0000000000000], [0.0]], [[0.1617431640625], [0x7FF0000000000000], [-0.0], [-0.0]], [[0.0], [0xFFF0000000000000], [0.467529296875], [-0.0]], [[-16384.0], [0xFFF0000000000000], [7.200241088867188e-05], [-0.0]]]> : tensor<5x4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v7 = stablehlo.constant dense<[[[4625082468100210688], [-4621027469216972800], [4612007075822698496], [4614434797496827904]], [[9218868437227405312], [4609843236939235328], [9218868437227405312], [0]], [[4594995431917748224], [-4503599627370496], [-9223372036854775808], [-9223372036854775808]], [[0], [-4503599627370496], [4602093878986670080], [-9223372036854775808]], [[-4553139223271571456], [-4503599627370496], [4544941264574873600], [-9223372036854775808]]]> : tensor<5x4x1xi64>
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
    %v27 = stablehlo.convert %r#1 : (tensor<5x4x1xf16>) -> tensor<5x4x1xf64>
    %v28 = stablehlo.constant dense<[[[0x7FF0000000000000], [-0.0], [1.0693359375], [0xFFF0000000000000]], [[-0.1441650390625], [23.421875], [-0.845703125], [0x7FF0000000000000]], [[-0.0], [-0.0], [0.3134765625], [0x7FF0000000000000]], [[9.369850158691406e-05], [0x7FF0000000000000], [-3.462890625], [-0.0]], [[-0.0], [-6.479024887084961e-05], [0x7FF0000000000000], [0.1319580078125]]]> : tensor<5x4x1xf64>
    %v29 = stablehlo.constant dense<[[[0xFFF0000000000000], [-6.097555160522461e-05], [1.0693359375], [0x7FF0000000000000]], [[-0.1441650390625], [23.421875], [-0.845703125], [0xFFF0000000000000]], [[-6.097555160522461e-05], [-0.0], [0.3134765625], [0xFFF0000000000000]], [[0.0], [0xFFF0000000000000], [-3.462890625], [-0.0]], [[-0.0], [-6.479024887084961e-05], [0xFFF0000000000000], [0.1319580078125]]]> : tensor<5x4x1xf64>
    %v30 = stablehlo.compare GE, %v27, %v29, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v31 = stablehlo.compare LE, %v27, %v28, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v32 = stablehlo.and %v30, %v31 : tensor<5x4x1xi1>
    %v33 = stablehlo.bitcast_convert %v27 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v34 = stablehlo.constant dense<[[[-4503599627370496], [-4679248808930967552], [4607494680102305792], [9221120237041090560]], [[-4629009923634626560], [4627285889402273792], [-4617579400752267264], [-4503599627370496]], [[-4679248808930967552], [-9223372036854775808], [4599318711638163456], [-4503599627370496]], [[0], [-4503599627370496], [-4608391881590571008], [-9223372036854775808]], [[-9223372036854775808], [-4678962935907745792], [-4503599627370496], [4593922308569038848]]]> : tensor<5x4x1xi64>
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
    %v54 = stablehlo.convert %r#2 : (tensor<5x4x1xf16>) -> tensor<5x4x1xf64>
    %v55 = stablehlo.constant dense<[[[0x7FF0000000000000], [0xFFF0000000000000], [0xFFF0000000000000], [0x7FF0000000000000]], [[0.55078125], [0xFFF0000000000000], [0xFFF0000000000000], [4.172325134277344e-06]], [[-3.111328125], [-4.55859375], [-7.421875], [0xFFF0000000000000]], [[0xFFF0000000000000], [-1.0], [-0.458984375], [2.12109375]], [[3.677734375], [0.0], [0.163818359375], [-5.4296875]]]> : tensor<5x4x1xf64>
    %v56 = stablehlo.constant dense<[[[0xFFF0000000000000], [0x7FF0000000000000], [0x7FF0000000000000], [0xFFF0000000000000]], [[0.55078125], [0x7FF0000000000000], [0x7FF0000000000000], [0.0]], [[-3.111328125], [-4.55859375], [-7.421875], [0x7FF0000000000000]], [[0x7FF0000000000000], [-1.0], [-0.458984375], [2.12109375]], [[3.677734375], [-4.8100948333740234e-05], [0.163818359375], [-5.4296875]]]> : tensor<5x4x1xf64>
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
    %v76 = stablehlo.convert %r#3 : (tensor<5x4x1xf16>) -> tensor<5x4x1xf64>
    %v77 = stablehlo.constant dense<[[[-2.90625], [3.44921875], [-1.6845703125], [0.0]], [[-11120.0], [0.0], [1.888671875], [0.0]], [[-2.203125], [4.76953125], [0xFFF0000000000000], [1.69921875]], [[-1.453125], [-1.4521484375], [0.0], [4.303455352783203e-05]], [[0.9990234375], [0x7FF0000000000000], [-0.0], [1.349609375]]]> : tensor<5x4x1xf64>
    %v78 = stablehlo.constant dense<[[[-2.90625], [3.44921875], [-1.6845703125], [0.0]], [[-11120.0], [0.0], [1.888671875], [0.0]], [[-2.203125], [4.76953125], [0x7FF0000000000000], [1.69921875]], [[-1.453125], [-1.4521484375], [0.0], [0.0]], [[0.0], [0xFFF0000000000000], [-4.2319297790527344e-05], [1.349609375]]]> : tensor<5x4x1xf64>
    %v79 = stablehlo.compare GE, %v76, %v78, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v80 = stablehlo.compare LE, %v76, %v77, FLOAT : (tensor<5x4x1xf64>, tensor<5x4x1xf64>) -> tensor<5x4x1xi1>
    %v81 = stablehlo.and %v79, %v80 : tensor<5x4x1xi1>
    %v82 = stablehlo.bitcast_convert %v76 : (tensor<5x4x1xf64>) -> tensor<5x4x1xi64>
    %v83 = stablehlo.constant dense<[[[-4609645324846235648], [4614949368938627072], [-4613106587450474496], [0]], [[-4556033137875877888], [0], [4611184641125122048], [0]], [[-4611228621590233088], [4617056033217445888], [-4503599627370496], [4610331420101967872]], [[-4614148924473606144], [-4614153322520117248], [0], [0]], [[0], [-4503599627370496], [-4682001986046918656], [4608756919450992640]]]> : tensor<5x4x1xi64>
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
