// Ways for a value of type T that lead back to it, or to that of another process. CHANNEL is a number that nothing else
// has, PAIRS and REPLICA_PAIRS say where partitions and replicas give their values: each gives one and gets one.
// NEXT_PAIRS are those of even partitions with the next one. FIRST and SECOND are literals of type T without NaN, MASK is
// T with elements of i1. What is not legal is left out, and a way whose grid is not that of the program. A send may wait
// until somebody receives, and so nobody receives behind a send of its own. The host is that of a grid of processes of
// its own, whose queues are functions of the program. It feeds one process: the interpreter has one infeed for all, where
// the record has one for each.
module attributes {mhlo.num_partitions = PARTITIONS : i32, mhlo.num_replicas = REPLICAS : i32} {
func.func @from_even_to_odd(%x: T) -> T {
  %id = stablehlo.partition_id : tensor<ui32>
  %last = stablehlo.constant dense<LAST_PARTITION> : tensor<ui32>
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %one = stablehlo.constant dense<1> : tensor<ui32>
  %lowest_bit = stablehlo.and %id, %one : tensor<ui32>
  %receives = stablehlo.compare EQ, %lowest_bit, %one : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %is_even = stablehlo.compare EQ, %lowest_bit, %zero : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %has_next = stablehlo.compare LT, %id, %last : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
  %sends = stablehlo.and %is_even, %has_next : tensor<i1>
  %y = "stablehlo.if"(%sends) ({
    %none = "stablehlo.after_all"() : () -> !stablehlo.token
    %sent = "stablehlo.send"(%x, %none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 1>, is_host_transfer = false, source_target_pairs = NEXT_PAIRS} : (T, !stablehlo.token) -> !stablehlo.token
    stablehlo.return %x : T
  }, {
    %z = "stablehlo.if"(%receives) ({
      %none = "stablehlo.after_all"() : () -> !stablehlo.token
      %received, %done = "stablehlo.recv"(%none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 1>, is_host_transfer = false, source_target_pairs = NEXT_PAIRS} : (!stablehlo.token) -> (T, !stablehlo.token)
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
// -----
module {
func.func @fed_by_the_host(%x: T) -> T {
  %y = "interpreter.run_parallel"(%x) {infeed = [@first$CHANNEL, @second$CHANNEL], programs = [[@fed$CHANNEL]]} : (T) -> T
  return %y : T
}
func.func private @fed$CHANNEL(%x: T) -> T {
  %none = "stablehlo.after_all"() : () -> !stablehlo.token
  %first, %t1 = "stablehlo.infeed"(%none) {infeed_config = ""} : (!stablehlo.token) -> (T, !stablehlo.token)
  %t2 = "stablehlo.outfeed"(%x, %t1) {outfeed_config = ""} : (T, !stablehlo.token) -> !stablehlo.token
  %second, %t3 = "stablehlo.infeed"(%t2) {infeed_config = ""} : (!stablehlo.token) -> (T, !stablehlo.token)
  %expected_first = stablehlo.constant FIRST
  %expected_second = stablehlo.constant SECOND
  %is_first = stablehlo.compare EQ, %first, %expected_first : (T, T) -> MASK
  %is_second = stablehlo.compare EQ, %second, %expected_second : (T, T) -> MASK
  %is_fed = stablehlo.and %is_first, %is_second : MASK
  %y = stablehlo.select %is_fed, %x, %second : MASK, T
  return %y : T
}
func.func private @first$CHANNEL() -> T {
  %0 = stablehlo.constant FIRST
  return %0 : T
}
func.func private @second$CHANNEL() -> T {
  %0 = stablehlo.constant SECOND
  return %0 : T
}
}
// -----
module {
func.func @through_the_host(%x: T) -> T {
  %y:2 = "interpreter.run_parallel"(%x, %x) {programs = [[@sending$CHANNEL, @receiving$CHANNEL]]} : (T, T) -> (T, T)
  return %y#1 : T
}
func.func private @sending$CHANNEL(%x: T) -> T {
  %none = "stablehlo.after_all"() : () -> !stablehlo.token
  %sent = "stablehlo.send"(%x, %none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 2>, is_host_transfer = true} : (T, !stablehlo.token) -> !stablehlo.token
  return %x : T
}
func.func private @receiving$CHANNEL(%x: T) -> T {
  %none = "stablehlo.after_all"() : () -> !stablehlo.token
  %received, %done = "stablehlo.recv"(%none) {channel_handle = #stablehlo.channel_handle<handle = CHANNEL, type = 3>, is_host_transfer = true} : (!stablehlo.token) -> (T, !stablehlo.token)
  return %received : T
}
}
