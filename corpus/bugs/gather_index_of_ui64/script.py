import jax, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%x: tensor<2xi32>, %i: tensor<1x1xui64>) -> tensor<1xi32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<2xi32>, tensor<1x1xui64>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array([3, 4], np.int32), np.full((1, 1), 18446744073709551615, np.uint64)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, [4]), got
