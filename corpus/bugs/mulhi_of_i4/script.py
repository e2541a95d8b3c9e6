import jax, jax.numpy as jnp, numpy as np
from jaxlib import xla_client as xc

jax.config.update("jax_enable_x64", True)
PROGRAM = """
func.func @main(%a: tensor<i4>, %b: tensor<i4>) -> tensor<i4> {
  %0 = chlo.mulhi %a, %b : tensor<i4>, tensor<i4> -> tensor<i4>
  return %0 : tensor<i4>
}
"""
device = jax.devices("cpu")[0]
program = device.client.compile_and_load(PROGRAM, xc.DeviceList((device,)), xc.CompileOptions())
arguments = [jax.device_put(x, device) for x in [np.array(3, jnp.int4), np.array(7, jnp.int4)]]
got = np.asarray(program.execute_sharded(arguments).disassemble_into_single_device_arrays()[0][0])
print(jax.__version__, got)
assert np.array_equal(got, 1), got
