// Ways for a value of type T that lead back to it, or to that of another process. CHANNEL is a number that nothing else
// has, PAIRS and REPLICA_PAIRS say where partitions and replicas give their values: each gives one and gets one. What is
// not legal is left out. A send may wait until somebody receives, and so nobody receives behind a send of its own. Nothing
// is sent to the host: what it gives back is not known.
module attributes {mhlo.num_partitions = PARTITIONS : i32, mhlo.num_replicas = REPLICAS : i32} {
func.func @from_first_to_second(%x: T) -> T {
  %id = stablehlo.partition_id : tensor<ui32>
  %first = stablehlo.constant dense<0> : tensor<ui32>
  %second = stablehlo.constant dense<1> : tensor<ui32>
  %sends = stablehlo.compare EQ, %id, %first : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %receives = stablehlo.compare EQ, %id, %second : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %y = "stablehlo.if"(%sends) ({
    %none = "stablehlo.after_all"() : () -> !stablehlo.token
    %sent = "stablehlo.send"(%x, %none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (T, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %x : T
  }, {
    %z = "stablehlo.if"(%receives) ({
      %none = "stablehlo.after_all"() : () -> !stablehlo.token
      %received, %done = "stablehlo.recv"(%none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 1>, is_host_transfer = false, source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>} : (!stablehlo.token) -> (T, !stablehlo.token)
      stablehlo.return %received : T
    }, {
      stablehlo.return %x : T
    }) : (tensor<i1>) -> T
    stablehlo.return %z : T
  }) : (tensor<i1>) -> T
  return %y : T
}
}
// -----
module attributes {mhlo.num_partitions = PARTITIONS : i32, mhlo.num_replicas = REPLICAS : i32} {
func.func @started_between_replicas(%x: T) -> T {
  %future = "stablehlo.async_start"(%x) ({
  ^bb0(%y: T):
    %z = "stablehlo.collective_permute"(%y) {source_target_pairs = REPLICA_PAIRS} : (T) -> T
    "stablehlo.return"(%z) : (T) -> ()
  }) : (T) -> !stablehlo.future<T>
  %done = "stablehlo.async_done"(%future) : (!stablehlo.future<T>) -> T
  return %done : T
}
}
// -----
module attributes {mhlo.num_partitions = PARTITIONS : i32, mhlo.num_replicas = REPLICAS : i32} {
func.func @started_between_partitions(%x: T) -> T {
  %future = "stablehlo.async_start"(%x) ({
  ^bb0(%y: T):
    %z = "stablehlo.collective_permute"(%y) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 1>, source_target_pairs = PAIRS} : (T) -> T
    "stablehlo.return"(%z) : (T) -> ()
  }) : (T) -> !stablehlo.future<T>
  %done = "stablehlo.async_done"(%future) : (!stablehlo.future<T>) -> T
  return %done : T
}
}
