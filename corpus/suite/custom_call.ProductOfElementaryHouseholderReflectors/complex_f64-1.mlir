// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[(1.6938447306606765e+274, -1309495654716.1948), (4.407104436483819e+74, 2.7789208775619925e+181), (5.766017309798863e-74, 1.974035205735721e+269)], [(6.855515103441479e-75, -7.571260338504832e-43), (7.238404819422993e+134, 9.071706540034196e-60), (-1.7336768397547725e-15, -0.0005957636020611613)], [(1.403016618426873e-51, 9.181946726211644e+58), (-8.549831770627744e+49, -9.454523513599431e-61), (-16389012107120.543, -1.2900769529548242e+78)]], [[(1.4955746824723222e+42, -1.6277197463734494e+54), (-1.1806863856657256e-23, -2.1772211088890664e-42), (2.4039700110262823e-61, -7.258488330705415e+33)], [(9.801466170110882e-16, 9.595775988819893e+69), (4.7757293071835044e-08, 8.27250725879331e+37), (6.688928532105648e+260, 8.33468972032005e-18)], [(-2.881757066582608e+194, -1.9310212804073883e-274), (1.3748773830460277e-56, -115.19828383326498), (7.201812136664539e+136, -5.691890579712225e+33)]]]]> : tensor<1x2x3x3xcomplex<f64>>, dense<[[[(-2.8116799870407823, -5.8239141195400235), (5.0e-324, 0xFFF8000000000000), (0.38727246024832546, -0.9884821942627313)], [(0.5, -1.2395732935880939), (0x7FF8000000000000, -0.32169513616254), (-2.2250738585072014e-308, -4.756194406896353)]]]> : tensor<1x2x3xcomplex<f64>>, dense<[[[[(-6909626.600383193, -4.107060675867769e-47), (-9.626278411947236e+46, -7.328733038201987e+92), (1.919070528119428e-60, -8.875624646429517e+60)], [(-2.1465911840536752e+46, -1.0731181214954726e+38), (6.227727203661341e+34, -4.224363985669554e-44), (2.885371356111117e-11, 2.3757242683091233e+172)], [(-1.6654249564514727e-69, -18095740845257560064.0), (-1.7334881397458578e-71, 5.944466509040286e-33), (-1990004627131819360256.0, -5.697254589788317e+147)]], [[(3.096820169369823e-06, 1.570357596732687e-21), (-177.62921558157376, 436519350.75028634), (2.7126053816779396e+257, 2.3327372120033068e+63)], [(1.2362945980396737e+42, -3.0683716675464615e-48), (3.4011619274991363e+46, -5.177560239346088e+76), (-5.6876397738310786e+66, -3.5354886088043023e+65)], [(45113521.35580064, -2.2743783797997386e-45), (-8.767445035733901e+256, 1.3761404736149068e+34), (-3.601482149499016e-29, 2.700891366092405e+46)]]]]> : tensor<1x2x3x3xcomplex<f64>>, dense<[[[(3.6236248657148535, 5.0e-324), (5.836652486469796, 4.0873312046602175), (-0.665311331530786, -0.0)], [(-5.316034427566431, -2.225073858507201e-308), (0.346707510537494, 0xFFF0000000000000), (0.5, 0.0)]]]> : tensor<1x2x3xcomplex<f64>>, dense<[[[[(-9.782057045057923e-40, 3.2706644948975e-187), (-1.9871819148848267e-23, 9.58486682221868e+25), (6.644880188317989e-213, -8.567730213694369e+60)], [(-6.9405249395973785e-71, -8.48127524739665e-160), (7.783895646291222e-71, -3.0055657121585285e-128), (-4.953262054549333e-60, -4.895579586398268e+44)], [(2.304290379596934e+161, -7.645942433803351e-44), (-49.670301665717346, -1.7974142351275803e-67), (4.611606163835628e-43, 4.508897907025178e-25)]], [[(-4.4266906590769663e+173, 1.325057348617426e+52), (3.112755069611493e-20, 2.6396351366140596e+45), (5.148905376050434e+33, 1.690623478447472e-53)], [(-8.403123676865854e-32, -0.09873575373674799), (137845338766864842752.0, -1.6412667553777042e-192), (-2.581178691419867e+72, -523865017914.09973)], [(3.619395246472778e+188, 4.214715526565695e-67), (-9.398092446532655e-08, -5.944791181765635e-36), (2326565.003007455, 1.7631917681477913e+46)]]]]> : tensor<1x2x3x3xcomplex<f64>>, dense<[[[(-7.062072107234341, -4.681679091536107), (-0.5, -2.9145418844063027), (-2.566805311123078, 0.6512798742014293)], [(0.4728980585235952, 6.967604093048745), (6.842622045237708, 0.3210549601917032), (0xFFF8000000000000, 1.3843187150469765)]]]> : tensor<1x2x3xcomplex<f64>>, dense<[[[[(2.0583075820182893e-17, 7.2364186612447285e-168), (6.3597645531151e-298, -1.804713142912049e-07), (2.654625584373356e+52, 1.8923715476244088e+32)], [(-5.400053979670935e-288, 1.4800932910712258e-52), (1.0954624677327785e-56, -38341369816761909248.0), (-5.2305152404818746e-55, -0.045807362286620475)], [(0.0021466594807334014, 3.3278986750581875e+49), (2.2238994980370788e+59, 2.5427778522655106e+190), (5.191734488107706e+39, 6.729360767946813e-21)]], [[(-27466819582.997257, -1.5282716717160964e+61), (-0.023777394185194037, -9.23838880556279e-07), (3.460728453584118e+70, -3.172202239947171e-39)], [(-9.389165447942469e+39, -1.8210643470014576e-10), (-2.2125580220002252e+64, -0.042120630613077234), (1.7772911631101352e-301, -2.1258443045163146e-16)], [(-3.5722298975433214e-66, 8.952496236015289e-10), (6468795098508938.0, 1.6196865037035103e-242), (-9892924.680886354, 4.41357707202545e+298)]]]]> : tensor<1x2x3x3xcomplex<f64>>, dense<[[[(0.5, -7.066725663326346), (-4.329425708924951, -0.6687117861469182), (-0.0, -1.6966493279875303)], [(-7.329500377692815, -0.0), (1.7609500838484484, -2.2250738585072014e-308), (-1.0, 3.1321622289757083)]]]> : tensor<1x2x3xcomplex<f64>>]'
// RUN: : @program
// custom_call.ProductOfElementaryHouseholderReflectors on complex<f64>, special values
//   B: rank 2
//   B: has 1
//   m: more
//   n: high
//   k: high
//   E: complex<f64>
// legal 0 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 1 0: [[-2.623624865714911,-2.6236248657147963],[-5.749245357123553e-14,5.749245357123553e-14],[-3.76216170865453e+47,-3.762161708654312e+47],[-3.1793065215762877e+47,-3.1793065215760715e+47],[-3.147318701445175e+15,-3.1473186987293285e+15],[-1.0919359421494749e+20,-1.0919359421494457e+20],[7.778441191061089e+46,7.778441191061286e+46],[3.8885678367991105e+38,3.888587181001304e+38],[8.075823122663943e+93,8.075823122664413e+93],[6.824671390991989e+93,6.824671390992456e+93],[6.754834795852629e+61,6.754834801682441e+61],[2.3439400669696817e+66,2.3439400669697446e+66],[-815357.0892816664,815357.0892816664],[6.557217649040638e+19,6.557217649040805e+19],[-5.753190688208178e+66,-5.753190688207784e+66],[6.80791032977598e+66,6.807910329776378e+66],[-1.975938982875905e+39,-1.975938982875852e+39],[5.695306352963918e+34,5.695306357878444e+34],null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 2 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
// legal 3 0: [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,[8.329500377692712,8.329500377692918],[-1.0357315475291122e-13,1.0357315475291122e-13],[5.236698045703823e+40,5.236698045704307e+40],[-2.3625889635001068e+27,2.3625889635001068e+27],[1.567840214005824e+57,1.5678402140059296e+57],[-2.455364949689254e+57,-2.4553649496891448e+57],[-6.881789169691553e+40,-6.881789169691379e+40],[-8.557159281224406e+26,8.557159281224406e+26],[-4.916822435203473e+80,-4.916822435203017e+80],[-2.2182738663785413e+67,2.2182738663785413e+67],[-1.4720711165239203e+97,-1.4720711165238207e+97],[2.3053827747710314e+97,2.3053827747711342e+97],[-8.159184826478116e-23,8.159184826478116e-23],[6.561732454316674e-09,6.561732454316841e-09],[-2.126498105569715e+18,2.1037156550274793e+18],[4.688151954331209e+31,4.6881519543316435e+31],[2.198164547013594e+48,2.1981645470136916e+48],[1.4036083614560546e+48,1.4036083614561493e+48]]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 4 : i32} {
  func.func @program(%arg0: tensor<1x2x3x3xcomplex<f64>>, %arg1: tensor<1x2x3xcomplex<f64>>) -> tensor<1x2x3x3xcomplex<f64>> {
    %0 = stablehlo.custom_call @ProductOfElementaryHouseholderReflectors(%arg0, %arg1) : (tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>) -> tensor<1x2x3x3xcomplex<f64>>
    return %0 : tensor<1x2x3x3xcomplex<f64>>
  }

  func.func @main(%input0: tensor<1x2x3x3xcomplex<f64>>, %input1: tensor<1x2x3xcomplex<f64>>, %input2: tensor<1x2x3x3xcomplex<f64>>, %input3: tensor<1x2x3xcomplex<f64>>, %input4: tensor<1x2x3x3xcomplex<f64>>, %input5: tensor<1x2x3xcomplex<f64>>, %input6: tensor<1x2x3x3xcomplex<f64>>, %input7: tensor<1x2x3xcomplex<f64>>) {
    %r:4 = "interpreter.run_parallel"(%input0, %input1, %input2, %input3, %input4, %input5, %input6, %input7) {programs = [[@program], [@program], [@program], [@program]]} : (tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3xcomplex<f64>>) -> (tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>, tensor<1x2x3x3xcomplex<f64>>)
    %v0 = stablehlo.real %r#0 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v1 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x2x3x3xi1>
    %v6 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x2x3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x2x3x3xi1>
    %v10 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x2x3x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x2x3x3xi1>
    %v15 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x2x3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x2x3x3xi1>
    %v20 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x2x3x3xi1>
    %v22 = stablehlo.imag %r#0 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v23 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v24 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v25 = stablehlo.compare GE, %v22, %v24, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v26 = stablehlo.compare LE, %v22, %v23, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v27 = stablehlo.and %v25, %v26 : tensor<1x2x3x3xi1>
    %v28 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v29 = stablehlo.compare NE, %v22, %v22, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v30 = stablehlo.and %v29, %v28 : tensor<1x2x3x3xi1>
    %v31 = stablehlo.or %v27, %v30 : tensor<1x2x3x3xi1>
    %v32 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v33 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v34 = stablehlo.compare EQ, %v22, %v33, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v35 = stablehlo.and %v34, %v32 : tensor<1x2x3x3xi1>
    %v36 = stablehlo.or %v31, %v35 : tensor<1x2x3x3xi1>
    %v37 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v38 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v39 = stablehlo.compare EQ, %v22, %v38, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v40 = stablehlo.and %v39, %v37 : tensor<1x2x3x3xi1>
    %v41 = stablehlo.or %v36, %v40 : tensor<1x2x3x3xi1>
    %v42 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v43 = stablehlo.or %v41, %v42 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v43, dense<true> : tensor<1x2x3x3xi1>
    %v44 = stablehlo.real %r#1 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v45 = stablehlo.constant dense<[[[[-2.6236248657147963, -3.762161708654312e+47, -3147318698729328.5], [7.778441191061286e+46, 8.075823122664413e+93, 6.754834801682441e+61], [815357.0892816664, -5.753190688207784e+66, -1.975938982875852e+39]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x2x3x3xf64>
    %v46 = stablehlo.constant dense<[[[[-2.623624865714911, -3.76216170865453e+47, -3147318701445175.0], [7.778441191061089e+46, 8.075823122663943e+93, 6.754834795852629e+61], [-815357.0892816664, -5.753190688208178e+66, -1.975938982875905e+39]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x2x3x3xf64>
    %v47 = stablehlo.compare GE, %v44, %v46, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v48 = stablehlo.compare LE, %v44, %v45, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v49 = stablehlo.and %v47, %v48 : tensor<1x2x3x3xi1>
    %v50 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v51 = stablehlo.compare NE, %v44, %v44, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v52 = stablehlo.and %v51, %v50 : tensor<1x2x3x3xi1>
    %v53 = stablehlo.or %v49, %v52 : tensor<1x2x3x3xi1>
    %v54 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v55 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v56 = stablehlo.compare EQ, %v44, %v55, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v57 = stablehlo.and %v56, %v54 : tensor<1x2x3x3xi1>
    %v58 = stablehlo.or %v53, %v57 : tensor<1x2x3x3xi1>
    %v59 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v60 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v61 = stablehlo.compare EQ, %v44, %v60, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v62 = stablehlo.and %v61, %v59 : tensor<1x2x3x3xi1>
    %v63 = stablehlo.or %v58, %v62 : tensor<1x2x3x3xi1>
    %v64 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v65 = stablehlo.or %v63, %v64 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v65, dense<true> : tensor<1x2x3x3xi1>
    %v66 = stablehlo.imag %r#1 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v67 = stablehlo.constant dense<[[[[5.749245357123553e-14, -3.1793065215760715e+47, -1.0919359421494457e+20], [3.888587181001304e+38, 6.824671390992456e+93, 2.3439400669697446e+66], [6.557217649040805e+19, 6.807910329776378e+66, 5.695306357878444e+34]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]]> : tensor<1x2x3x3xf64>
    %v68 = stablehlo.constant dense<[[[[-5.749245357123553e-14, -3.1793065215762877e+47, -1.0919359421494749e+20], [3.8885678367991105e+38, 6.824671390991989e+93, 2.3439400669696817e+66], [6.557217649040638e+19, 6.80791032977598e+66, 5.695306352963918e+34]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]]> : tensor<1x2x3x3xf64>
    %v69 = stablehlo.compare GE, %v66, %v68, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v70 = stablehlo.compare LE, %v66, %v67, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v71 = stablehlo.and %v69, %v70 : tensor<1x2x3x3xi1>
    %v72 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v73 = stablehlo.compare NE, %v66, %v66, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v74 = stablehlo.and %v73, %v72 : tensor<1x2x3x3xi1>
    %v75 = stablehlo.or %v71, %v74 : tensor<1x2x3x3xi1>
    %v76 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v77 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v78 = stablehlo.compare EQ, %v66, %v77, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v79 = stablehlo.and %v78, %v76 : tensor<1x2x3x3xi1>
    %v80 = stablehlo.or %v75, %v79 : tensor<1x2x3x3xi1>
    %v81 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v82 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v83 = stablehlo.compare EQ, %v66, %v82, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v84 = stablehlo.and %v83, %v81 : tensor<1x2x3x3xi1>
    %v85 = stablehlo.or %v80, %v84 : tensor<1x2x3x3xi1>
    %v86 = stablehlo.constant dense<[[[[false, false, false], [false, false, false], [false, false, false]], [[true, true, true], [true, true, true], [true, true, true]]]]> : tensor<1x2x3x3xi1>
    %v87 = stablehlo.or %v85, %v86 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v87, dense<true> : tensor<1x2x3x3xi1>
    %v88 = stablehlo.real %r#2 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v89 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v90 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v91 = stablehlo.compare GE, %v88, %v90, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v92 = stablehlo.compare LE, %v88, %v89, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v93 = stablehlo.and %v91, %v92 : tensor<1x2x3x3xi1>
    %v94 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v95 = stablehlo.compare NE, %v88, %v88, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v96 = stablehlo.and %v95, %v94 : tensor<1x2x3x3xi1>
    %v97 = stablehlo.or %v93, %v96 : tensor<1x2x3x3xi1>
    %v98 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v99 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v100 = stablehlo.compare EQ, %v88, %v99, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v101 = stablehlo.and %v100, %v98 : tensor<1x2x3x3xi1>
    %v102 = stablehlo.or %v97, %v101 : tensor<1x2x3x3xi1>
    %v103 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v104 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v105 = stablehlo.compare EQ, %v88, %v104, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v106 = stablehlo.and %v105, %v103 : tensor<1x2x3x3xi1>
    %v107 = stablehlo.or %v102, %v106 : tensor<1x2x3x3xi1>
    %v108 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v109 = stablehlo.or %v107, %v108 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v109, dense<true> : tensor<1x2x3x3xi1>
    %v110 = stablehlo.imag %r#2 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v111 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v112 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v113 = stablehlo.compare GE, %v110, %v112, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v114 = stablehlo.compare LE, %v110, %v111, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v115 = stablehlo.and %v113, %v114 : tensor<1x2x3x3xi1>
    %v116 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v117 = stablehlo.compare NE, %v110, %v110, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v118 = stablehlo.and %v117, %v116 : tensor<1x2x3x3xi1>
    %v119 = stablehlo.or %v115, %v118 : tensor<1x2x3x3xi1>
    %v120 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v121 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v122 = stablehlo.compare EQ, %v110, %v121, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v123 = stablehlo.and %v122, %v120 : tensor<1x2x3x3xi1>
    %v124 = stablehlo.or %v119, %v123 : tensor<1x2x3x3xi1>
    %v125 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v126 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v127 = stablehlo.compare EQ, %v110, %v126, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v128 = stablehlo.and %v127, %v125 : tensor<1x2x3x3xi1>
    %v129 = stablehlo.or %v124, %v128 : tensor<1x2x3x3xi1>
    %v130 = stablehlo.constant dense<true> : tensor<1x2x3x3xi1>
    %v131 = stablehlo.or %v129, %v130 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v131, dense<true> : tensor<1x2x3x3xi1>
    %v132 = stablehlo.real %r#3 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v133 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[8.329500377692918, 5.236698045704307e+40, 1.5678402140059296e+57], [-6.881789169691379e+40, -4.916822435203017e+80, -1.4720711165238207e+97], [8.159184826478116e-23, 2.1037156550274793e+18, 2.1981645470136916e+48]]]]> : tensor<1x2x3x3xf64>
    %v134 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[8.329500377692712, 5.236698045703823e+40, 1.567840214005824e+57], [-6.881789169691553e+40, -4.916822435203473e+80, -1.4720711165239203e+97], [-8.159184826478116e-23, -2.126498105569715e+18, 2.198164547013594e+48]]]]> : tensor<1x2x3x3xf64>
    %v135 = stablehlo.compare GE, %v132, %v134, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v136 = stablehlo.compare LE, %v132, %v133, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v137 = stablehlo.and %v135, %v136 : tensor<1x2x3x3xi1>
    %v138 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v139 = stablehlo.compare NE, %v132, %v132, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v140 = stablehlo.and %v139, %v138 : tensor<1x2x3x3xi1>
    %v141 = stablehlo.or %v137, %v140 : tensor<1x2x3x3xi1>
    %v142 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v143 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v144 = stablehlo.compare EQ, %v132, %v143, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v145 = stablehlo.and %v144, %v142 : tensor<1x2x3x3xi1>
    %v146 = stablehlo.or %v141, %v145 : tensor<1x2x3x3xi1>
    %v147 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v148 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v149 = stablehlo.compare EQ, %v132, %v148, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v150 = stablehlo.and %v149, %v147 : tensor<1x2x3x3xi1>
    %v151 = stablehlo.or %v146, %v150 : tensor<1x2x3x3xi1>
    %v152 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v153 = stablehlo.or %v151, %v152 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v153, dense<true> : tensor<1x2x3x3xi1>
    %v154 = stablehlo.imag %r#3 : (tensor<1x2x3x3xcomplex<f64>>) -> tensor<1x2x3x3xf64>
    %v155 = stablehlo.constant dense<[[[[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[1.0357315475291122e-13, 2.3625889635001068e+27, -2.4553649496891448e+57], [8.557159281224406e+26, 2.2182738663785413e+67, 2.3053827747711342e+97], [6.561732454316841e-09, 4.6881519543316435e+31, 1.4036083614561493e+48]]]]> : tensor<1x2x3x3xf64>
    %v156 = stablehlo.constant dense<[[[[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[-1.0357315475291122e-13, -2.3625889635001068e+27, -2.455364949689254e+57], [-8.557159281224406e+26, -2.2182738663785413e+67, 2.3053827747710314e+97], [6.561732454316674e-09, 4.688151954331209e+31, 1.4036083614560546e+48]]]]> : tensor<1x2x3x3xf64>
    %v157 = stablehlo.compare GE, %v154, %v156, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v158 = stablehlo.compare LE, %v154, %v155, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v159 = stablehlo.and %v157, %v158 : tensor<1x2x3x3xi1>
    %v160 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v161 = stablehlo.compare NE, %v154, %v154, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v162 = stablehlo.and %v161, %v160 : tensor<1x2x3x3xi1>
    %v163 = stablehlo.or %v159, %v162 : tensor<1x2x3x3xi1>
    %v164 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v165 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x2x3x3xf64>
    %v166 = stablehlo.compare EQ, %v154, %v165, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v167 = stablehlo.and %v166, %v164 : tensor<1x2x3x3xi1>
    %v168 = stablehlo.or %v163, %v167 : tensor<1x2x3x3xi1>
    %v169 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v170 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %v171 = stablehlo.compare EQ, %v154, %v170, FLOAT : (tensor<1x2x3x3xf64>, tensor<1x2x3x3xf64>) -> tensor<1x2x3x3xi1>
    %v172 = stablehlo.and %v171, %v169 : tensor<1x2x3x3xi1>
    %v173 = stablehlo.or %v168, %v172 : tensor<1x2x3x3xi1>
    %v174 = stablehlo.constant dense<[[[[true, true, true], [true, true, true], [true, true, true]], [[false, false, false], [false, false, false], [false, false, false]]]]> : tensor<1x2x3x3xi1>
    %v175 = stablehlo.or %v173, %v174 : tensor<1x2x3x3xi1>
    check.expect_eq_const %v175, dense<true> : tensor<1x2x3x3xi1>
    func.return
  }
}
