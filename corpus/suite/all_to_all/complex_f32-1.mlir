// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.all_to_all on complex<f32>, exact values
//   N: low
//   s: more
//   S: rank 1
//   E: complex<f32>
//   channel_id: positive
//   split_count: low
//   replica_groups: singletons
//   replica_groups: ordered
//   split_dimension: low + 1
//   split_dimension: high
//   concat_dimension: low
// legal 0 0: [5.0,-3.0,0.0,4.0,5.0,8.0,-3.0,8.0,-2.0,5.0,-7.0,-5.0,-8.0,6.0,-1.0,-2.0,5.0,-4.0,-3.0,-4.0,8.0,2.0,4.0,-3.0,-7.0,8.0,8.0,-8.0,0.0,0.0]
// legal 1 0: [5.0,-3.0,0.0,4.0,5.0,8.0,-3.0,8.0,-2.0,5.0,-7.0,-5.0,-8.0,6.0,-1.0,-2.0,5.0,-4.0,-3.0,-4.0,8.0,2.0,4.0,-3.0,-7.0,8.0,8.0,-8.0,0.0,0.0]
// legal 2 0: [5.0,-3.0,0.0,4.0,5.0,8.0,-3.0,8.0,-2.0,5.0,-7.0,-5.0,-8.0,6.0,-1.0,-2.0,5.0,-4.0,-3.0,-4.0,8.0,2.0,4.0,-3.0,-7.0,8.0,8.0,-8.0,0.0,0.0]
// legal 3 0: [5.0,-3.0,0.0,4.0,5.0,8.0,-3.0,8.0,-2.0,5.0,-7.0,-5.0,-8.0,6.0,-1.0,-2.0,5.0,-4.0,-3.0,-4.0,8.0,2.0,4.0,-3.0,-7.0,8.0,8.0,-8.0,0.0,0.0]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @program() -> tensor<5x3xcomplex<f32>> {
    %0 = stablehlo.constant dense<[[(5.0, -3.0), (0.0, 4.0), (5.0, 8.0)], [(-3.0, 8.0), (-2.0, 5.0), (-7.0, -5.0)], [(-8.0, 6.0), (-1.0, -2.0), (5.0, -4.0)], [(-3.0, -4.0), (8.0, 2.0), (4.0, -3.0)], [(-7.0, 8.0), (8.0, -8.0), (0.0, 0.0)]]> : tensor<5x3xcomplex<f32>>
    %1 = "stablehlo.all_to_all"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, split_count = 1 : i64, replica_groups = dense<[[0], [1]]> : tensor<2x1xi64>, split_dimension = 1 : i64, concat_dimension = 0 : i64}> : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    return %1 : tensor<5x3xcomplex<f32>>
  }

  func.func @main() {
    %r:4 = "interpreter.run_parallel"() {programs = [[@program, @program], [@program, @program]]} : () -> (tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>)
    %v0 = stablehlo.real %r#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v1 = stablehlo.convert %v0 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v2, dense<[[4617315517961601024, 0, 4617315517961601024], [-4609434218613702656, -4611686018427387904, -4603804719079489536], [-4602678819172646912, -4616189618054758400, 4617315517961601024], [-4609434218613702656, 4620693217682128896, 4616189618054758400], [-4603804719079489536, 4620693217682128896, 0]]> : tensor<5x3xi64>
    %v3 = stablehlo.imag %r#0 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v4 = stablehlo.convert %v3 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v5, dense<[[-4609434218613702656, 4616189618054758400, 4620693217682128896], [4620693217682128896, 4617315517961601024, -4606056518893174784], [4618441417868443648, -4611686018427387904, -4607182418800017408], [-4607182418800017408, 4611686018427387904, -4609434218613702656], [4620693217682128896, -4602678819172646912, 0]]> : tensor<5x3xi64>
    %v6 = stablehlo.real %r#1 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v7 = stablehlo.convert %v6 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v8 = stablehlo.bitcast_convert %v7 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v8, dense<[[4617315517961601024, 0, 4617315517961601024], [-4609434218613702656, -4611686018427387904, -4603804719079489536], [-4602678819172646912, -4616189618054758400, 4617315517961601024], [-4609434218613702656, 4620693217682128896, 4616189618054758400], [-4603804719079489536, 4620693217682128896, 0]]> : tensor<5x3xi64>
    %v9 = stablehlo.imag %r#1 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v10 = stablehlo.convert %v9 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v11 = stablehlo.bitcast_convert %v10 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v11, dense<[[-4609434218613702656, 4616189618054758400, 4620693217682128896], [4620693217682128896, 4617315517961601024, -4606056518893174784], [4618441417868443648, -4611686018427387904, -4607182418800017408], [-4607182418800017408, 4611686018427387904, -4609434218613702656], [4620693217682128896, -4602678819172646912, 0]]> : tensor<5x3xi64>
    %v12 = stablehlo.real %r#2 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v13 = stablehlo.convert %v12 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v14 = stablehlo.bitcast_convert %v13 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v14, dense<[[4617315517961601024, 0, 4617315517961601024], [-4609434218613702656, -4611686018427387904, -4603804719079489536], [-4602678819172646912, -4616189618054758400, 4617315517961601024], [-4609434218613702656, 4620693217682128896, 4616189618054758400], [-4603804719079489536, 4620693217682128896, 0]]> : tensor<5x3xi64>
    %v15 = stablehlo.imag %r#2 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v16 = stablehlo.convert %v15 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v17 = stablehlo.bitcast_convert %v16 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v17, dense<[[-4609434218613702656, 4616189618054758400, 4620693217682128896], [4620693217682128896, 4617315517961601024, -4606056518893174784], [4618441417868443648, -4611686018427387904, -4607182418800017408], [-4607182418800017408, 4611686018427387904, -4609434218613702656], [4620693217682128896, -4602678819172646912, 0]]> : tensor<5x3xi64>
    %v18 = stablehlo.real %r#3 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v19 = stablehlo.convert %v18 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v20 = stablehlo.bitcast_convert %v19 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v20, dense<[[4617315517961601024, 0, 4617315517961601024], [-4609434218613702656, -4611686018427387904, -4603804719079489536], [-4602678819172646912, -4616189618054758400, 4617315517961601024], [-4609434218613702656, 4620693217682128896, 4616189618054758400], [-4603804719079489536, 4620693217682128896, 0]]> : tensor<5x3xi64>
    %v21 = stablehlo.imag %r#3 : (tensor<5x3xcomplex<f32>>) -> tensor<5x3xf32>
    %v22 = stablehlo.convert %v21 : (tensor<5x3xf32>) -> tensor<5x3xf64>
    %v23 = stablehlo.bitcast_convert %v22 : (tensor<5x3xf64>) -> tensor<5x3xi64>
    check.expect_eq_const %v23, dense<[[-4609434218613702656, 4616189618054758400, 4620693217682128896], [4620693217682128896, 4617315517961601024, -4606056518893174784], [4618441417868443648, -4611686018427387904, -4607182418800017408], [-4607182418800017408, 4611686018427387904, -4609434218613702656], [4620693217682128896, -4602678819172646912, 0]]> : tensor<5x3xi64>
    func.return
  }
}
